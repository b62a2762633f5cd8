#!/usr/bin/env bash
# Debian's Chromium for the runtime tests, where it is missing and may be installed.
set -euo pipefail
if command -v chromium >/dev/null || ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then exit 0; fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
