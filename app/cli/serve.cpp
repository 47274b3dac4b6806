#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <fmt/core.h>
#include <httplib.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/page_server.hpp"
#include "core/fault.hpp"
#include "games/names.hpp"

namespace longwood::cli {
namespace {

/// A browser that was started: its process, and the name of the program.
struct Browser {
  pid_t process;
  std::string program;
};

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

/// Programs that open an address, the player's own choice first.
std::vector<std::string> candidates() {
  std::vector<std::string> programs;
  if (is_set("BROWSER")) {
    std::string_view list = std::getenv("BROWSER");
    while (!list.empty()) {
      const auto colon = std::min(list.find(':'), list.size());
      if (colon > 0) programs.emplace_back(list.substr(0, colon));
      list.remove_prefix(std::min(colon + 1, list.size()));
    }
  }
  for (const char* usual : {"xdg-open", "sensible-browser", "x-www-browser", "firefox", "chromium"})
    programs.emplace_back(usual);
  return programs;
}

/// Starts a program away from this terminal: a process group, a signal mask and output of its own.
std::optional<pid_t> start(const std::string& program, const std::string& argument) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none;
  sigemptyset(&none);
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &none);

  std::string words[] = {program, argument};
  char* arguments[] = {words[0].data(), words[1].data(), nullptr};
  pid_t process = 0;
  const int fault = ::posix_spawnp(&process, program.c_str(), &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return fault == 0 ? std::optional{process} : std::nullopt;
}

/// Whether this machine has a screen to open a window on.
bool has_screen() { return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY"); }

/// Opens an address in the player's browser: $BROWSER, or else what the system uses. Nothing where there is
/// no screen or no browser. The process gets no signals from this terminal and prints nothing.
std::optional<Browser> open_browser(const std::string& address) {
  if (!has_screen() && !is_set("BROWSER")) return std::nullopt;
  for (const std::string& program : candidates())
    if (const auto process = start(program, address)) return Browser{*process, program};
  return std::nullopt;
}

constexpr const char* this_machine = "127.0.0.1";
/// 104 cards. A browser keeps games by address, so the port should stay the same from day to day.
constexpr int usual_port = 8104;
constexpr int ports_tried = 10;

struct ServeOptions {
  std::optional<std::string> port, root, game, deal;
  std::string language;
  bool no_browser = false;
};

std::string address_of(int port) {
  return std::string{"http://"} + this_machine + ":" + std::to_string(port) + "/";
}

/// What follows the page's address to open it at a game, the rule set that goes by the name given, and a
/// deal.
std::string place(const ServeOptions& options) {
  if (!options.game) return "";
  const GameInfo& info = *game_named(*options.game).info;
  std::string result = "#/" + std::string{info.id};
  if (const auto called = game_called(*options.game); called && called->set != info.sets.data())
    (result += '/') += called->set->id;
  if (!options.deal) return result;
  const auto number = read_number(*options.deal);
  if (!number) throw Fault{problem("{what}: {why}", "--deal", number.error())};
  return result + "/" + std::to_string(*number);
}

PageSource source_of(const ServeOptions& options) {
  if (!options.root) {
    if (!page_files().empty()) return PageSource{};
    throw Fault{problem(
        "this program was built without the page; run ./play, or name a built page with --root FOLDER")};
  }
  if (std::error_code failed; !std::filesystem::is_directory(*options.root, failed))
    throw Fault{problem("--root: there is no folder {name}", in_quotes(*options.root))};
  PageSource source{*options.root};
  if (!source.find("/index.html"))
    throw Fault{problem("--root: {name} has no index.html; run npm run build in web/ to make build/web",
                        in_quotes(*options.root))};
  return source;
}

/// The library would share a port that another program has already taken.
void take_port_alone(socket_t socket) {
  const int yes = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

/// The port asked for, or a fault.
int bind_given(httplib::Server& server, const std::string& given) {
  const auto number = read_number(given);
  if (!number || *number > 65535)
    throw Fault{problem("--port: {text} is not a port from 1 to 65535, or 0 for any", in_quotes(given))};
  if (*number == 0) return server.bind_to_any_port(this_machine);
  const int port = static_cast<int>(*number);
  if (server.bind_to_port(this_machine, port)) return port;
  if (errno == EACCES)
    throw Fault{problem("--port: {port} is reserved for the system; choose 1024 or higher", given)};
  throw Fault{problem("--port: {port} is in use; choose another, or omit --port for a free one", given)};
}

/// Whether what answers at this port is the very page that this program holds.
bool is_same_page(int port) {
  httplib::Client client{this_machine, port};
  client.set_connection_timeout(1);
  client.set_read_timeout(1);
  const auto answer = client.Head("/");
  const auto index = PageSource{}.find("/index.html");
  return answer && index && answer->get_header_value("ETag").find(index->digest) != std::string::npos;
}

/// In one line, so that an address can be clicked and read by other programs.
void tell_player(const std::string& line) { fmt::print("{}\n", line); }

/// The usual port or, if it is taken, another, after a message.
int bind_free(const Speaker& say, httplib::Server& server) {
  for (int port = usual_port; port < usual_port + ports_tried; ++port)
    if (server.bind_to_port(this_machine, port)) {
      if (port != usual_port)
        tell_player(say.sentence(
            "Port {usual} is in use, so this is port {port}. The browser keeps separate games for each port.",
            std::to_string(usual_port), std::to_string(port)));
      return port;
    }
  tell_player(say.sentence("Ports {first} to {last} are in use.", std::to_string(usual_port),
                           std::to_string(usual_port + ports_tried - 1)));
  return server.bind_to_any_port(this_machine);
}

/// Opens the browser, or says where the page is to be opened by hand; the browser's process, or 0.
pid_t show(const Speaker& say, const std::string& address, bool no_browser) {
  if (no_browser) return 0;
  if (const auto browser = open_browser(address)) return browser->process;
  tell_player(
      has_screen()
          ? say.sentence("No browser was found. Open this address in a browser: {address}", address)
          : say.sentence("There is no screen for a browser here. Open this address in a browser: {address}",
                         address));
  return 0;
}

/// Until Ctrl-C. A browser that could not do its work is reported.
void wait_for_end(const Speaker& say, const sigset_t& signals, pid_t browser, const std::string& address) {
  for (int signal = 0;;) {
    std::fflush(stdout);
    if (::sigwait(&signals, &signal) != 0 || signal != SIGCHLD) return;
    int status = 0;
    if (browser != 0 && ::waitpid(browser, &status, WNOHANG) == browser && status != 0)
      tell_player(
          say.sentence("The browser could not be started. Open this address by hand: {address}", address));
  }
}

void serve(const ServeOptions& options) {
  const Language language = language_named(options.language);
  const Speaker say{language};
  const auto at = place(options);
  const auto source = source_of(options);
  httplib::Server server;
  server.set_socket_options(take_port_alone);
  serve_page(server, source);

  if (!options.port && !options.root && is_same_page(usual_port)) {
    const auto address = address_of(usual_port) + at;
    tell_player(say.sentence("Longwood is already at {address}", address));
    show(say, address, options.no_browser);
    return;
  }
  // Every thread inherits this mask, so that signals wait for wait_for_end.
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGCHLD}) sigaddset(&signals, signal);
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);

  const int port = options.port ? bind_given(server, *options.port) : bind_free(say, server);
  if (port < 0) throw Fault{problem("no port of 127.0.0.1 could be opened")};
  const std::jthread answering{[&server] { server.listen_after_bind(); }};
  const auto address = address_of(port) + at;
  tell_player(say.sentence("Longwood is at {address} (Ctrl-C ends it)", address));
  wait_for_end(say, signals, show(say, address, options.no_browser), address);
  // Only a server that runs can be stopped.
  while (!server.is_running()) std::this_thread::yield();
  server.stop();
}

}  // namespace

void add_serve(CLI::App& app, int& /*status*/) {
  auto options = std::make_shared<ServeOptions>();
  auto* command =
      app.add_subcommand("serve", "Play in the browser: serve the page on this machine and open it");
  command->add_option("--port", options->port, "port; without it, 8104 or the next free one");
  command->add_flag("--no-browser", options->no_browser, "only print the address");
  command->add_option("--root", options->root, "serve a built page from this folder");
  auto* game = command->add_option("--game", options->game, "open the page at this game");
  command->add_option("--deal", options->deal, "open the page at this deal of --game")->needs(game);
  add_language_to(*command, options->language);
  add_examples(*command, {"serve", "serve --game fortress --deal 5"});
  command->callback([options] { serve(*options); });
}

}  // namespace longwood::cli
