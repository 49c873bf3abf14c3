#!/usr/bin/env bash
# Installs Chromium from Debian where it is missing: the tests of the page play in it.
set -eu
if command -v chromium > /dev/null; then
  echo "Chromium is installed"
  exit 0
fi
if ! command -v apt-get > /dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "install-chromium: there is no Chromium here, and it cannot be installed: install it by hand, or run this as root on Debian" >&2
  exit 1
fi
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium
