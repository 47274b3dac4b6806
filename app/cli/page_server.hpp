#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/page.hpp"

namespace httplib {  // NOLINT(readability-identifier-naming): the library's own name
class Server;
}

namespace longwood::cli {

/// Where the files of the page come from: the program itself, or a folder of which nothing outside is ever
/// given.
class PageSource {
 public:
  /// The page that was built into the program.
  PageSource() = default;
  /// A folder that exists.
  explicit PageSource(const std::filesystem::path& root);

  struct File {
    std::span<const char> plain, packed;
    /// Empty for a file of a folder.
    std::string_view digest;
    /// Keeps the bytes of a file of a folder.
    std::shared_ptr<const std::string> held;
  };
  /// The file of an address, "/" being "/index.html".
  [[nodiscard]] std::optional<File> find(std::string_view path) const;

 private:
  [[nodiscard]] std::optional<File> find_in_folder(std::string_view path) const;

  std::filesystem::path root_;  ///< canonical; empty for the program's own page
};

/// "text/html; charset=utf-8" for "/index.html"; "application/octet-stream" for what the page does not use.
std::string_view content_type(std::string_view path);

/// Whether a request's Host is this machine by its own name. Anything else is another site's page that made
/// its name point here.
bool is_own_host(std::string_view host);

/// Makes the server answer GET and HEAD with the files of the page, and everything else with a refusal. The
/// source must outlive the server.
void serve_page(httplib::Server& server, const PageSource& source);

}  // namespace longwood::cli
