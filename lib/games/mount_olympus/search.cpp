#include "games/mount_olympus/search.hpp"

constinit const longwood::SearchSpec longwood::MountOlympus::search = advice::MountOlympusAdvice::advice;
