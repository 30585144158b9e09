#!/bin/sh
# Makes the two roles of docs/postgresql.md when the database is created; the passwords come from the environment.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres \
  --set owner="$DATABASE_OWNER_PASSWORD" --set server="$DATABASE_PASSWORD" <<'SQL'
create role onderling_owner login password :'owner';
create role onderling login password :'server';
create database onderling owner onderling_owner;
revoke temporary on database onderling from public;
alter role onderling set statement_timeout = '5s';
alter role onderling set idle_in_transaction_session_timeout = '10s';
SQL
