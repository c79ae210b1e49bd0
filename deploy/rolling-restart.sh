#!/bin/sh
# Restarts the processes of the API one after the other, without a failed request: nginx stops sending
# to a process before it ends. `rolling-restart.sh 3001 3002` restarts alumni-api@3001, then @3002.
# A process that stops by itself resets the connections that it has not accepted yet; nginx repeats a
# GET elsewhere, and never a POST.
set -eu

upstream=${UPSTREAM:-/etc/nginx/alumni/upstream.conf}
reload=${RELOAD:-nginx -s reload}
restart=${RESTART:-systemctl restart alumni-api@}
# What nginx has sent already is accepted by then.
pause=${PAUSE:-3}

for port in "$@"; do
  grep -q "server 127.0.0.1:$port " "$upstream" || { echo "$upstream has no process $port" >&2; exit 1; }
  sed -i "/server 127.0.0.1:$port /s/;/ down;/" "$upstream"
  $reload
  sleep "$pause"
  $restart"$port"
  until curl -fs -o /dev/null "http://127.0.0.1:$port/ready"; do sleep 1; done
  sed -i "/server 127.0.0.1:$port /s/ down;/;/" "$upstream"
  $reload
  sleep "$pause"
  echo "$port: restarted"
done
