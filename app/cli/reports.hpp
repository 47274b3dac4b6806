#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.hpp"

namespace longwood::cli {

/// Faults are reported under this name, "longwood" by default; the text must outlive the program.
void name_reports(std::string_view program);

/// Prints a fault on standard error, in the reader's language and in one line, whatever it quotes.
void report(std::string_view fault);

/// The exit status of a program.
enum Status : std::uint8_t { done = 0, answer_is_no = 1, wrong_use = 2 };

/// The most similar of the words; empty if none is similar.
std::string nearest(std::string_view word, const std::vector<std::string>& words);

/// Asks whether the most similar word was meant: "there is no verb 'dael'; did you mean 'deal'?" If there is
/// none, the problem is unchanged.
Problem or_meant(Problem problem, const std::string& near);

}  // namespace longwood::cli
