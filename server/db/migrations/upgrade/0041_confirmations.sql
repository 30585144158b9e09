CREATE TABLE "contract_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_confirmations_contract" ON "contract_confirmations" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_confirmations_family" ON "contract_confirmations" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contract_confirmations_user" ON "contract_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER "contract_confirmations_keeps" BEFORE UPDATE OR DELETE ON "contract_confirmations" FOR EACH ROW EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER "contract_confirmations_stays" BEFORE TRUNCATE ON "contract_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_confirmations_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_confirmations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
-- What was said of a contract goes with it.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	piece text := 'DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));';
BEGIN
	IF position(piece IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	EXECUTE replace(known, piece, 'DELETE FROM contract_confirmations WHERE contract_id = ANY (removed);' || chr(10) || chr(9) || piece);
END $$;
