#!/bin/sh
# Makes of a checkout the folder that runs in production: the build, and the packages it needs, nothing else.
#
#   deploy/release.sh <checkout> <empty folder>
set -eu

[ $# -eq 2 ] || { echo "Usage: $0 <checkout> <empty folder>" >&2; exit 2; }
CHECKOUT=$(realpath "$1")
RELEASE=$(realpath "$2")
[ -z "$(ls -A "$RELEASE")" ] || { echo "$RELEASE is not empty." >&2; exit 1; }

cd "$CHECKOUT"
if [ ! -f apps/api/dist/main.js ] || [ ! -f apps/web/build/server/index.js ]; then
  npm ci --no-audit --no-fund
  npm run build
fi
for part in package.json package-lock.json apps/api/package.json apps/web/package.json e2e/package.json \
  packages/bundled-postgres/package.json packages/contract packages/game packages/demo-world \
  apps/api/dist apps/api/migrations apps/web/build scripts/run-command.mjs deploy; do
  mkdir -p "$RELEASE/$(dirname "$part")"
  cp -R "$part" "$RELEASE/$(dirname "$part")/"
done
cd "$RELEASE"
npm ci --omit=dev --workspace apps/api --workspace apps/web --workspace packages/bundled-postgres \
  --workspace packages/contract --workspace packages/game --workspace packages/demo-world --no-audit --no-fund
