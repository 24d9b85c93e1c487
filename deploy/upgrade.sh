#!/bin/sh
# Puts a new version beside the running one, brings the database up to date, and replaces the processes one by one.
#
#   deploy/upgrade.sh /path/to/a/checkout 3001 3002
#
# Run as root on the machine that docs/deploying.md describes. The version before it stays in releases/.
set -eu

[ $# -ge 3 ] || { echo "Usage: $0 <checkout> <port> <port> ..." >&2; exit 2; }
CHECKOUT=$(realpath "$1")
shift
ROOT=${ROOT:-/opt/wallabee}
RELEASE=$ROOT/releases/$(date -u +%Y%m%dT%H%M%SZ)

mkdir -p "$RELEASE"
"$CHECKOUT/deploy/release.sh" "$CHECKOUT" "$RELEASE"

set -a
. /etc/wallabee/environment
set +a
# Old and new run side by side for a moment: migrations only ever add what the old version does not mind.
BACKUP=/var/backups/wallabee/before-$(basename "$RELEASE").backup
cd "$RELEASE"
runuser -u wallabee --preserve-environment -- node apps/api/dist/commands/run/backup.js "$BACKUP"
runuser -u wallabee --preserve-environment -- node apps/api/dist/commands/run/migrate.js
ln -sfn "$RELEASE" "$ROOT/current"
"$RELEASE/deploy/rolling-restart.sh" "$@"
