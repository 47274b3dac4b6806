#pragma once

/// A function of the module.
#define LONGWOOD_EXPORT(name) extern "C" __attribute__((export_name(#name), used))
