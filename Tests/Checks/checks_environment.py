"""Gives a check the packages of requirements.txt, in a virtual environment below .build."""

import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ENVIRONMENT = ROOT / ".build" / "checks"
INTERPRETER = ENVIRONMENT / "bin" / "python"


def require(*modules: str) -> None:
    """Returns when every module can be imported; otherwise starts this script again where they can."""
    if all(map(_is_installed, modules)):
        return
    if Path(sys.prefix).resolve() != ENVIRONMENT.resolve():
        if not INTERPRETER.exists():
            venv.create(ENVIRONMENT, with_pip=True)
        _install()
        os.execv(INTERPRETER, [str(INTERPRETER), *sys.argv])
    sys.exit(f"{ENVIRONMENT} lacks one of {', '.join(modules)}")


def _is_installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _install() -> None:
    subprocess.run(
        [INTERPRETER, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--requirement", HERE / "requirements.txt"],
        check=True)


def default_binary() -> Path:
    """The release build if there is one, else the debug build."""
    for configuration in ("release", "debug"):
        binary = ROOT / ".build" / configuration / "iwool-shortcuts"
        if binary.exists():
            return binary
    sys.exit("no binary below .build: build one, or name it with --binary")
