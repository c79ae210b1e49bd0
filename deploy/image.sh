#!/bin/sh
# The steps that make what production runs, in one place: the Dockerfile runs them, a server without
# Docker too, and e2e/src/image.full.spec.ts tests them.
#
#   deploy/image.sh build               installs and builds this repository
#   deploy/image.sh assemble <folder>   copies what a server needs into an empty folder, and installs
#                                       its packages there
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

build() {
  cd "$root"
  npm ci
  npm run build
}

assemble() {
  target=$1
  if [ ! -f "$root/api/dist/server.mjs" ] || [ ! -f "$root/shell/dist/index.html" ]; then
    echo "Nothing is built. Run: deploy/image.sh build" >&2
    exit 1
  fi
  mkdir -p "$target"
  if [ -n "$(ls -A "$target")" ]; then
    echo "$target is not empty." >&2
    exit 1
  fi
  target=$(cd "$target" && pwd)
  cd "$root"
  copy .npmrc package-lock.json
  copy api/dist api/migrations api/demo/covers api/demo/texts api/src/modules/reference/data/covers
  copy shell/dist
  for map in */remote.json; do
    copy "$map" "${map%/remote.json}/dist"
  done
  # What `npm run serve`, `setup`, `backup` and `restore` start.
  copy scripts/api-command.mjs scripts/lib.mjs federation/registry/src/remote-folders.js
  copy deploy/backup.sh deploy/healthcheck.mjs deploy/rolling-restart.sh
  manifest package.json "delete all.devDependencies; all.workspaces = ['api']"
  # Of its development packages npm would install those that other workspaces need in production.
  manifest api/package.json "delete all.devDependencies"
  cd "$target"
  npm ci --omit=dev
}

# Copies files and folders to the same place below the target.
copy() {
  for path in "$@"; do
    mkdir -p "$target/$(dirname "$path")"
    cp -R "$path" "$target/$path"
  done
}

# Copies a package.json after a change.
manifest() {
  node -e "
    const { readFileSync, writeFileSync } = require('node:fs');
    const all = JSON.parse(readFileSync('$1', 'utf8'));
    $2;
    writeFileSync('$target/$1', JSON.stringify(all, null, 2));
  "
}

case "${1:-}" in
  build) build ;;
  assemble) assemble "${2:?the folder is missing}" ;;
  *)
    sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
