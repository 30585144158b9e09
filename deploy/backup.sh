#!/bin/sh
# The service `backup` of compose.yaml: once a day a backup into the data folder, and the check that all data is unchanged.
# A failed step is retried until it succeeds; until then its command is in $FAILED, which makes the container unhealthy.
# Pauses are in seconds.
set -u
: "${DATA_DIR:=/data}" "${FAILED:=/tmp/failed}" "${DAY:=86400}" "${RETRY:=300}"

# This service's backups are kept for two weeks, as we promise people who are erased.
tidy() { find "$DATA_DIR/backups" -name 'onderling-asked-*' -mtime +13 -delete; }

# Runs a step until it exits with 0.
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
