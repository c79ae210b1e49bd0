#!/bin/sh
# One backup: writes an archive, copies it elsewhere, then deletes the oldest ones of this machine.
# A failure of a step ends it before anything is deleted.
#
#   BACKUP_DIR   folder of the archives
#   BACKUP_COPY  command that copies "$1" to another machine, such as
#                rsync -a "$1" backup@elsewhere.example:alumni/
#   BACKUP_KEEP  archives kept here: 14
set -eu
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?BACKUP_DIR is not set}"
keep=${BACKUP_KEEP:-14}
case $keep in
  '' | *[!0-9]* | 0)
    echo "BACKUP_KEEP must be a number above 0: $keep" >&2
    exit 2
    ;;
esac

archive=$BACKUP_DIR/alumni-$(date -u +%Y-%m-%dT%H-%M-%SZ).tar
node api/dist/backup-command.mjs --to "$archive"
if [ -n "${BACKUP_COPY:-}" ]; then
  sh -c "$BACKUP_COPY" copy "$archive"
  echo "Copied elsewhere: $archive"
else
  echo "BACKUP_COPY is not set: this archive is on this machine only." >&2
fi

# The names sort by date. Other files of the folder are left alone.
ls "$BACKUP_DIR" | grep '^alumni-[0-9TZ-]*\.tar$' | sort -r | tail -n "+$((keep + 1))" |
  while read -r name; do
    rm -- "$BACKUP_DIR/$name"
    echo "Deleted: $name"
  done
