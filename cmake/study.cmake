# The layer of studies: the only one with a database, and with exceptions below the program itself.

find_package(SQLite3 REQUIRED)
find_package(Boost 1.74 REQUIRED)  # Boost.Math, headers only
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)

longwood_layer(study session solve honest)
target_link_libraries(longwood_study PRIVATE SQLite::SQLite3 Boost::headers Threads::Threads fmt::fmt)
