#!/bin/sh
# The service `backup` of compose.yaml: once a day a backup into the data folder, and the check that all is as it was stored.
# What fails is tried again until it succeeds; until then the failing step stands in $FAILED, which makes the container
# unhealthy. Pauses in seconds.
set -u
: "${DATA_DIR:=/data}" "${FAILED:=/tmp/failed}" "${DAY:=86400}" "${RETRY:=300}"

# Backups that nobody asked for by hand, as a person who is erased is told: two weeks.
tidy() { find "$DATA_DIR/backups" -name 'onderling-asked-*' -mtime +13 -delete; }

# Runs a step until it ends with 0.
insist() {
  until "$@"; do
    echo "$*" >"$FAILED"
    echo "failed, and is tried again in $RETRY s: $*" >&2
    sleep "$RETRY"
  done
}

while :; do
  insist node dist-server/backup.mjs
  insist node dist-server/verify.mjs
  insist tidy
  rm -f "$FAILED"
  sleep "$DAY"
done
