CREATE TABLE "contract_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"facts" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contract_events_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
DROP INDEX "documents_one_per_version";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ledger_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "event_hashid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_events_contract" ON "contract_events" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_events_family" ON "contract_events" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_of_each" ON "documents" USING btree ("contract_id","kind","contract_version","event_hashid");