#!/bin/sh
# The service `away` of compose.yaml: the newest backup, encrypted, to another place. Nothing is kept longer than two weeks,
# because that is what somebody who is erased is told. It takes the files of the last two days and not the whole folder, whose
# oldest would then be kept for four weeks. A container that took the place of another has another name, so snapshots are not
# grouped by name. What fails is tried again; until then $FAILED makes the container unhealthy.
set -u
: "${FAILED:=/tmp/failed}"

# /ssh has the key of an account on the other machine and the key by which that machine is known (docs/operating.md).
away() {
  case $RESTIC_REPOSITORY in
    sftp:*) restic -o sftp.args='-i /ssh/key -o IdentitiesOnly=yes -o UserKnownHostsFile=/ssh/known_hosts' "$@" ;;
    *) restic "$@" ;;
  esac
}

newest() { find /data/backups -name '*.backup' -mtime -2; }
# The names of backups have no spaces, so that each is one word.
# shellcheck disable=SC2046
take() { away backup $(newest) && away forget --group-by '' --keep-within 13d --prune; }

until away cat config >/dev/null || away init; do sleep 60; done
# The backup of this day begins at the same moment; without this pause each day would take the file of the day before.
sleep 600
while :; do
  until [ -n "$(newest)" ] && take; do
    touch "$FAILED"
    sleep 300
  done
  rm -f "$FAILED"
  sleep 86400
done
