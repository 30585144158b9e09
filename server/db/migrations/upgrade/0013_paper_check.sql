CREATE INDEX "documents_sha256" ON "documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "statements_sha256" ON "statements" USING btree ("sha256");