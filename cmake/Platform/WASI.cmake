# Empty on purpose: CMake 3.25 does not know the system WASI and warns unless it finds this file.
