ALTER TABLE "users" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_erasure" ON "users" USING btree ("erasure_asked_at");