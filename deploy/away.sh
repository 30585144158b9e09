#!/bin/sh
# The service `away` of compose.yaml copies the newest backup, encrypted, to another place. Nothing is kept longer than two
# weeks, as we promise people who are erased. It takes the files of the last two days and not the whole folder, whose oldest
# would then be kept for four weeks. A container that replaces another has another name, so snapshots are not grouped by
# name. A failed step is retried; until then $FAILED makes the container unhealthy.
set -u
: "${FAILED:=/tmp/failed}"

# /ssh has the key of an account on the other machine and that machine's host key (docs/operating.md).
away() {
  case $RESTIC_REPOSITORY in
    sftp:*) restic -o sftp.args='-i /ssh/key -o IdentitiesOnly=yes -o UserKnownHostsFile=/ssh/known_hosts' "$@" ;;
    *) restic "$@" ;;
  esac
}

newest() { find /data/backups -name '*.backup' -mtime -2; }
# Names of backups have no spaces, so each is one word.
# shellcheck disable=SC2046
take() { away backup $(newest) && away forget --group-by '' --keep-within 13d --prune; }

until away cat config >/dev/null || away init; do sleep 60; done
# Today's backup begins at the same moment; without this pause each day would copy yesterday's file.
sleep 600
while :; do
  until [ -n "$(newest)" ] && take; do
    touch "$FAILED"
    sleep 300
  done
  rm -f "$FAILED"
  sleep 86400
done
