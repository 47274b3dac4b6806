#include "cli/page_server.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <httplib.h>

#include "session/store.hpp"

namespace longwood::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{64} << 20;
constexpr std::size_t connections = 64;  ///< at once, so that idle ones hold nobody up

/// Scripts and WebAssembly of this page only, no inline script, no other site in or around it. The page has
/// the same in it for other hosts (web/offline/policy.ts), and tools/page_server.py reads it here.
constexpr auto content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

constexpr std::array content_types = std::to_array<std::pair<std::string_view, std::string_view>>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".jpg", "image/jpeg"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".ico", "image/x-icon"},
    {".puzzles", "application/x-ndjson"},
    {".blockers", "application/x-ndjson"},
    {".txt", "text/plain; charset=utf-8"},
});

/// An address of plain names only: no empty, hidden or climbing part, and nothing that stands for another
/// character.
bool is_plain(std::string_view path) {
  constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./";
  return path.starts_with('/') && path.find_first_not_of(allowed) == path.npos &&
         path.find("//") == path.npos && path.find("/.") == path.npos;
}

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  std::ranges::transform(small, small.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return small;
}

/// What the page's builder named after the contents never changes.
bool is_named_by_contents(std::string_view path) { return path.starts_with("/assets/"); }

/// Whether a list such as "gzip, br;q=0.5" holds the word and does not exclude it.
bool lists(std::string_view list, std::string_view word) {
  while (!list.empty()) {
    const auto comma = std::min(list.find(','), list.size());
    auto item = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    if (!item.starts_with(word)) continue;
    const auto rest = item.substr(word.size());
    if (rest.empty() || rest.starts_with(' ') || rest.starts_with(',')) return true;
    if (rest.starts_with(';')) return !rest.ends_with("q=0");
  }
  return false;
}

void refuse(httplib::Response& response, int status, const char* why) {
  response.status = status;
  response.set_header("Cache-Control", "no-store");
  response.set_content(std::string{why} + "\n", "text/plain; charset=utf-8");
}

void send(const httplib::Request& request, httplib::Response& response, std::string_view path,
          const PageSource::File& file) {
  const bool packed = !file.packed.empty() && lists(request.get_header_value("Accept-Encoding"), "gzip");
  std::string tag;
  if (file.digest.empty()) {
    response.set_header("Cache-Control", "no-store");
  } else {
    tag = '"' + std::string{file.digest} + (packed ? "-gz\"" : "\"");
    response.set_header("ETag", tag);
    response.set_header("Cache-Control",
                        is_named_by_contents(path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (const auto known = request.get_header_value("If-None-Match");
        known == "*" || lists(known, tag) || lists(known, "W/" + tag)) {
      response.status = 304;
      return;
    }
  }
  if (!file.packed.empty()) response.set_header("Vary", "Accept-Encoding");
  if (packed) response.set_header("Content-Encoding", "gzip");

  response.status = request.ranges.empty() ? 200 : 206;  // the library sends the part
  const std::string type{content_type(path)};
  const auto bytes = packed ? file.packed : file.plain;
  // A provider's bytes go out as they are, while the library would compress a body again; but it must have
  // some.
  if (bytes.empty()) return response.set_content("", type);
  response.set_content_provider(
      bytes.size(), type,
      [bytes, held = file.held](std::size_t from, std::size_t count, httplib::DataSink& sink) {
        return sink.write(bytes.data() + from, count);
      });
}

void answer(const PageSource& source, const httplib::Request& request, httplib::Response& response) {
  if (request.get_header_value_count("Host") != 1 || !is_own_host(request.get_header_value("Host")))
    return refuse(response, 403, "Only 127.0.0.1 and localhost are served here.");
  if (request.method != "GET" && request.method != "HEAD") {
    response.set_header("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are answered here.");
  }
  // The address as it came: the library's own reading of it would undo %2e and %2f.
  const std::string_view target = request.target;
  auto path = target.substr(0, target.find('?'));
  if (path == "/") path = "/index.html";
  const auto file = is_plain(path) ? source.find(path) : std::nullopt;
  if (!file) return refuse(response, 404, "There is no such file.");
  send(request, response, path, *file);
}

}  // namespace

PageSource::PageSource(const fs::path& root) : root_{fs::canonical(root)} {}

std::optional<PageSource::File> PageSource::find(std::string_view path) const {
  if (!root_.empty()) return find_in_folder(path);
  const auto files = page_files();
  const auto found = std::ranges::find(files, path, &PageFile::path);
  if (found == files.end()) return std::nullopt;
  return File{found->plain, found->packed, found->digest, nullptr};
}

std::optional<PageSource::File> PageSource::find_in_folder(std::string_view path) const {
  std::error_code failed;
  // Links are followed first, so that one which leads out of the folder is seen to.
  const auto real = fs::canonical(root_ / path.substr(1), failed);
  if (failed || std::ranges::mismatch(root_, real).in1 != root_.end()) return std::nullopt;
  if (!fs::is_regular_file(real, failed)) return std::nullopt;
  auto text = store::read_file(real, largest_file);
  if (!text) return std::nullopt;
  const auto held = std::make_shared<const std::string>(std::move(*text));
  return File{*held, {}, {}, held};
}

std::string_view content_type(std::string_view path) {
  for (const auto& [ending, type] : content_types)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

bool is_own_host(std::string_view host) {
  const auto colon = std::min(host.find(':'), host.size());
  const auto name = host.substr(0, colon);
  const auto port = host.substr(std::min(colon + 1, host.size()));
  const auto small = in_small_letters(name);
  return (small == "127.0.0.1" || small == "localhost") && port.find_first_not_of("0123456789") == port.npos;
}

void serve_page(httplib::Server& server, const PageSource& source) {
  server.new_task_queue = [] { return new httplib::ThreadPool(connections); };  // the library deletes it
  server.set_keep_alive_timeout(1);
  server.set_keep_alive_max_count(100);
  server.set_default_headers({
      {"Content-Security-Policy", content_policy},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
  });
  server.set_pre_routing_handler([&source](const httplib::Request& request, httplib::Response& response) {
    answer(source, request, response);
    return httplib::Server::HandlerResponse::Handled;
  });
}

}  // namespace longwood::cli
