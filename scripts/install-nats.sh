#!/usr/bin/env bash
# Makes a nats-server of 2.11 or later available where there is none: the tests of packages/log-nats start three of their own.
# Debian 12 has 2.9.10, which takes two writers at one place. Newer suites have newer ones, so this unpacks the package of such a
# suite into a folder of the user's cache. apt works on lists of its own here: the machine's sources, lists and packages stay as
# they are. The mirror is that of the machine's own sources. The path is printed at the end.
set -eu

oldest=2.11.0
suites="forky sid"
folder="${XDG_CACHE_HOME:-$HOME/.cache}/turnwise/nats-server"
program="$folder/usr/sbin/nats-server"

# Whether this is a nats-server that is new enough.
serves() {
  local version
  version=$("$1" --version 2> /dev/null | sed -n 's/^nats-server: v\{0,1\}\([0-9][0-9.]*\).*/\1/p') || return 1
  [ -n "$version" ] && [ "$(printf '%s\n' "$oldest" "$version" | sort -V | head -n 1)" = "$oldest" ]
}

if serves "$program"; then
  echo "$program"
  exit 0
fi
if found=$(command -v nats-server) && serves "$found"; then
  echo "$found"
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# apt fetches as a user of its own where it can.
chmod 755 "$work"
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/new"
if [ "$(id -u)" -eq 0 ] && id _apt > /dev/null 2>&1; then chown _apt "$work/lists/partial" "$work/new"; fi

# shellcheck disable=SC1091 # the machine's own file
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
uri=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $codename" 'Component: main' | head -n 1)
if [ -z "$uri" ]; then
  echo "install-nats: apt has no source for $codename here" >&2
  exit 1
fi
# Newer suites are signed with a key of Debian's own ring too; without that file, apt takes the keys that it trusts anyway.
key=/usr/share/keyrings/debian-archive-keyring.gpg

own() {
  "$@" -q -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/sources" -o Dir::State::Lists="$work/lists" \
    -o Dir::Cache="$work/cache" -o Acquire::Languages=none
}

for suite in $suites; do
  {
    echo "Types: deb"
    echo "URIs: $uri"
    echo "Suites: $suite"
    echo "Components: main"
    if [ -f "$key" ]; then echo "Signed-By: $key"; fi
  } > "$work/sources/nats.sources"
  if own apt-get update >&2 && (cd "$work/new" && own apt-get download nats-server >&2); then break; fi
done

for package in "$work"/new/nats-server_*.deb; do
  if [ -f "$package" ]; then dpkg-deb -x "$package" "$work/unpacked"; fi
done
if ! serves "$work/unpacked/usr/sbin/nats-server"; then
  echo "install-nats: none of these suites has a nats-server of $oldest or later that runs here: $suites" >&2
  exit 1
fi
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$work/unpacked" "$folder"
echo "$program"
