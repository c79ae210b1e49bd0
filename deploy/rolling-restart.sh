#!/bin/sh
# Restarts the processes of the API one after the other, without a failed request: nginx stops sending
# to a process before it ends. `rolling-restart.sh 3001 3002` restarts alumni-api@3001, then @3002.
# A process that stops by itself resets the connections that it has not accepted yet; nginx repeats a
# GET elsewhere, and never a POST.
set -eu

upstream=${UPSTREAM:-/etc/nginx/alumni/upstream.conf}
nginx_pid=${NGINX_PID:-/run/nginx.pid}
reload=${RELOAD:-nginx -s reload}
restart=${RESTART:-systemctl restart alumni-api@}
# Seconds that a slow client may hold an old worker of nginx.
patience=${PATIENCE:-60}

workers() {
  master=$(cat "$nginx_pid")
  cat "/proc/$master/task/$master/children"
}

# Returns once the workers with the old configuration have answered their last requests and ended:
# then nobody sends to a process that is marked as down.
reload_nginx() {
  old=$(workers)
  $reload
  left=$((patience * 5))
  for worker in $old; do
    while kill -0 "$worker" 2>/dev/null && [ "$left" -gt 0 ]; do
      sleep 0.2
      left=$((left - 1))
    done
  done
}

for port in "$@"; do
  grep -q "server 127.0.0.1:$port " "$upstream" || { echo "$upstream has no process $port" >&2; exit 1; }
  sed -i "/server 127.0.0.1:$port /s/;/ down;/" "$upstream"
  reload_nginx
  $restart"$port"
  until curl -fs -o /dev/null "http://127.0.0.1:$port/ready"; do sleep 1; done
  sed -i "/server 127.0.0.1:$port /s/ down;/;/" "$upstream"
  reload_nginx
  echo "$port: restarted"
done
