"""Writes a scenario as people do: in rows or in blocks, with quotes here and there, with remarks."""

import json
import random
import re

#: Words that some reader of YAML takes for something other than text.
NO_PLAIN_TEXT = frozenset({"true", "false", "null", "yes", "no", "y", "n", "on", "off"})
REMARKS = ("the phone is slow", "don't: touch", "日历", "- not an item", "as the report says, [sic]")


def written(document: dict, seed: int) -> str:
    """The same seed writes the same text; the reader makes the same document of every text."""
    return _Writer(random.Random(f"text {seed}")).document(document)


class _Writer:
    def __init__(self, rng: random.Random):
        self.rng = rng
        self.likes_rows = rng.random() < 0.8
        self.likes_quotes = rng.random() < 0.2
        self.remarks = rng.choice([0, 0, 0.1, 0.3])

    def document(self, document: dict) -> str:
        keys = [key for key in document if key not in ("events", "expect")]
        if self.rng.random() < 0.2:
            self.rng.shuffle(keys)
        lines = [line for key in keys for line in self._entry(key, document[key])]
        lines.append("events:")
        for row in document["events"]:
            lines += self._remark()
            lines += self._row(row, "  ")
        if "expect" in document:
            lines += self._expect(document["expect"])
        return "\n".join(lines) + "\n"

    def _entry(self, key: str, value: object) -> list[str]:
        if isinstance(value, dict) and self.rng.random() < 0.4:
            return [f"{key}:", *(f"  {name}: {self._value(below)}" for name, below in value.items())]
        return [*self._remark(), f"{key}: {self._value(value)}"]

    def _row(self, row: dict, indent: str) -> list[str]:
        """A row of a list, within braces or one key a line."""
        if self.likes_rows or not isinstance(row, dict):
            return [f"{indent}- {self._value(row)}"]
        lines = [f"{key}: {self._value(value)}" for key, value in row.items()]
        return [f"{indent}- {lines[0]}", *(f"{indent}  {line}" for line in lines[1:])]

    def _expect(self, expect: dict) -> list[str]:
        if not expect:
            return ["expect: {}"]
        lines = ["expect:"]
        for key, value in expect.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                lines.append(f"  {key}:")
                for row in value:
                    lines += self._row(row, "    ")
            else:
                lines.append(f"  {key}: {self._value(value)}")
        return lines

    def _remark(self) -> list[str]:
        return [f"# {self.rng.choice(REMARKS)}"] if self.rng.random() < self.remarks else []

    def _value(self, value: object) -> str:
        match value:
            case bool():
                return "true" if value else "false"
            case dict():
                return "{" + ", ".join(f"{key}: {self._value(below)}" for key, below in value.items()) + "}"
            case list():
                return "[" + ", ".join(map(self._value, value)) + "]"
            case str():
                return self._text(value)
        return str(value)

    def _text(self, text: str) -> str:
        is_plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*|[0-9.]+(ms|s|m)|[a-z0-9]+ opened", text)
        if is_plain and text.lower() not in NO_PLAIN_TEXT and not self.likes_quotes:
            return text
        if "'" not in text and self.rng.random() < 0.3:
            return f"'{text}'"
        return json.dumps(text, ensure_ascii=False)
