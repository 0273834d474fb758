// What the C library has and Swift's own module of it leaves out.
#ifndef CSYSTEM_SHIM_H
#define CSYSTEM_SHIM_H

#include <sys/random.h>
#include <sys/xattr.h>

#ifdef __APPLE__
#include <copyfile.h>
#endif

#endif
