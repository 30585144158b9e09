-- Who serves on this database at the moment (docs/decisions/0028). It lies beside the list of migrations and outside the backups: a restored one has no processes.
CREATE TABLE "drizzle"."server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beats" bigint DEFAULT 0 NOT NULL
);
