#!/bin/sh
# Replaces the processes one after the other, without a request being lost: nginx sends nobody to a process that is
# about to stop, and everybody to it again once it says that it is ready.
#
#   deploy/rolling-restart.sh 3001 3002
#
# UPSTREAM, NGINX_RELOAD and RESTART may be set where they are not what a Debian machine has.
set -eu

UPSTREAM=${UPSTREAM:-/etc/nginx/wallabee-upstream.conf}
NGINX_RELOAD=${NGINX_RELOAD:-systemctl reload nginx}
RESTART=${RESTART:-systemctl restart wallabee@}

[ $# -ge 2 ] || { echo "Usage: $0 <port> <port> ...: at least two, or nobody serves meanwhile." >&2; exit 2; }

mark() { # port, what follows max_fails=0
  sed -i "s/^\( *server 127\.0\.0\.1:$1 max_fails=0\)[^;]*;/\1$2;/" "$UPSTREAM"
  $NGINX_RELOAD
}

wait_until_ready() {
  tries=0
  until curl --silent --fail --max-time 2 "http://127.0.0.1:$1/readyz" >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { echo "Port $1 is not ready after a minute. It stays out of nginx; the others serve." >&2; exit 1; }
    sleep 0.5
  done
}

for port in "$@"; do
  grep -q "127\.0\.0\.1:$port max_fails=0" "$UPSTREAM" || { echo "There is no port $port in $UPSTREAM." >&2; exit 2; }
done
for port in "$@"; do
  mark "$port" " down"
  # The old workers of nginx finish what they have begun.
  sleep 1
  $RESTART"$port"
  wait_until_ready "$port"
  mark "$port" ""
  echo "port $port is back"
done
