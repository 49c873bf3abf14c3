#!/usr/bin/env bash
# Installs PostgreSQL from Debian where it is missing: the tests of the queue start one of their own.
set -eu
if compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null; then
  echo "PostgreSQL is installed"
  exit 0
fi
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql
