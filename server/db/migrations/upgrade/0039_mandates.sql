CREATE TABLE "mandates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"giver_id" bigint NOT NULL,
	"taker_id" bigint NOT NULL,
	"matters" jsonb NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_why" text,
	CONSTRAINT "mandates_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "mandates_two_people" CHECK ("mandates"."giver_id" <> "mandates"."taker_id"),
	CONSTRAINT "mandates_end" CHECK (("mandates"."ended_at" is null) = ("mandates"."ended_why" is null))
);
--> statement-breakpoint
CREATE TABLE "proposal_consents" (
	"proposal_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"how" text NOT NULL,
	"mandate_id" bigint,
	"paper_date" date,
	"word" text DEFAULT '' NOT NULL,
	"answered_by" bigint NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_consents_proposal_id_user_id_how_pk" PRIMARY KEY("proposal_id","user_id","how"),
	CONSTRAINT "proposal_consents_mandate" CHECK (("proposal_consents"."mandate_id" is not null) = ("proposal_consents"."how" = 'mandate')),
	CONSTRAINT "proposal_consents_self" CHECK ("proposal_consents"."how" <> 'self' or "proposal_consents"."user_id" = "proposal_consents"."answered_by")
);
--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandates_family" ON "mandates" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_of_giver" ON "mandates" USING btree ("giver_id") WHERE "mandates"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "proposal_consents_family" ON "proposal_consents" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "proposal_consents_mandate" ON "proposal_consents" USING btree ("mandate_id");--> statement-breakpoint
DO $$
DECLARE
	kept text;
	known text := pg_get_functiondef('append_only()'::regprocedure);
	place text := 'ELSIF TG_OP = ''UPDATE'' AND TG_TABLE_NAME = ''contract_events'' THEN';
	ending text := 'ELSIF TG_OP = ''UPDATE'' AND TG_TABLE_NAME = ''mandates'' THEN
			IF OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL
				AND to_jsonb(NEW) - ''ended_at'' - ''ended_why'' = to_jsonb(OLD) - ''ended_at'' - ''ended_why'' THEN
				RETURN NEW;
			END IF;
		';
BEGIN
	-- One more way around: the one end of a mandate.
	IF position(place IN known) = 0 THEN
		RAISE EXCEPTION 'append_only is another than this migration knows';
	END IF;
	EXECUTE replace(known, place, ending || place);
	FOREACH kept IN ARRAY ARRAY['mandates', 'proposal_consents'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION append_only()', kept || '_keeps', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION append_only()', kept || '_stays', kept);
	END LOOP;
	-- The list of contracts says what waits for its reader: who answers for whom decides that.
	FOREACH kept IN ARRAY ARRAY['mandates', 'partnerships', 'proposal_consents'] LOOP
		EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contracts_changed()', kept || '_changed', kept);
	END LOOP;
END $$;--> statement-breakpoint
-- Who agreed goes with what it was about, and whoever is erased answers for nobody.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	piece text;
	removed text := 'DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));';
	unsigned text := 'DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));';
	login text := 'UPDATE users SET sub = NULL, email = ''''';
BEGIN
	FOREACH piece IN ARRAY ARRAY[removed, unsigned, login] LOOP
		IF position(piece IN known) = 0 THEN
			RAISE EXCEPTION 'erase_person is another than this migration knows';
		END IF;
	END LOOP;
	known := replace(known, removed, replace(removed, 'proposal_answers', 'proposal_consents') || E'\n\t' || removed);
	known := replace(known, unsigned, replace(unsigned, 'proposal_answers', 'proposal_consents') || E'\n\t' || unsigned);
	known := replace(known, login, 'UPDATE mandates SET ended_at = now(), ended_why = ''no_login'' WHERE ended_at IS NULL AND person IN (giver_id, taker_id);' || E'\n\t' || login);
	EXECUTE known;
END $$;--> statement-breakpoint
-- Who proposed what still waits for an answer agreed to it by that.
INSERT INTO "proposal_consents" ("proposal_id", "user_id", "family_id", "how", "answered_by", "answered_at")
	SELECT p.id, p.proposed_by, p.family_id, 'self', p.proposed_by, p.proposed_at FROM contract_proposals p
	WHERE NOT EXISTS (SELECT FROM proposal_answers a WHERE a.proposal_id = p.id)
		AND EXISTS (SELECT FROM contract_parties t WHERE t.contract_id = p.contract_id AND t.user_id = p.proposed_by);
