ALTER TABLE "signing_requests" ADD COLUMN "proposal_id" bigint;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_proposal" ON "signing_requests" USING btree ("proposal_id");
--> statement-breakpoint
-- A request names the proposal that takes effect by it, so it goes before that.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	place text := 'DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));';
	asked text := 'DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);';
BEGIN
	IF position(place IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	EXECUTE replace(known, place, asked || E'\n\t' || place);
END $$;
