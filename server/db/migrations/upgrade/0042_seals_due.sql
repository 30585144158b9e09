CREATE TABLE "seals_due" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"due_since" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seals_due" ADD CONSTRAINT "seals_due_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals_due" ADD CONSTRAINT "seals_due_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seals_due_family" ON "seals_due" USING btree ("family_id");--> statement-breakpoint
-- What was signed and has no paper of its own yet waits like what is signed from now on.
INSERT INTO seals_due (request_id, family_id, due_since, next_try_at)
	SELECT r.id, r.family_id, o.ended_at, now() FROM signing_requests r JOIN signing_outcomes o ON o.request_id = r.id AND o.outcome = 'signed'
	LEFT JOIN proposal_answers a ON a.proposal_id = r.proposal_id
	WHERE NOT EXISTS (SELECT FROM documents d WHERE d.contract_id = r.contract_id AND CASE WHEN a.event_hashid IS NULL
		THEN d.kind = 'agreement' AND d.contract_version = o.version ELSE d.kind = 'addendum' AND d.event_hashid = a.event_hashid END);
