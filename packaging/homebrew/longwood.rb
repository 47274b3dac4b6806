# Untried: needs Homebrew. URL and sum are filled in at a release.
class Longwood < Formula
  desc "Patience games of Victorian books, played, solved and studied"
  homepage "https://example.org/longwood"
  url "https://example.org/longwood/archive/v0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "cpp-httplib"
  depends_on "fmt"

  def install
    system "cmake", "-S", ".", "-B", "build/package", "-G", "Ninja", "-DLONGWOOD_LAB=OFF", *std_cmake_args
    system "cmake", "--build", "build/package"
    system "cmake", "--install", "build/package"
  end

  test do
    assert_match "won", shell_output("#{bin}/longwood solve fortress --deal 5")
  end
end
