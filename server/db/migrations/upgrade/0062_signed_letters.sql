ALTER TABLE "signatures" ADD COLUMN "letters" text;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD COLUMN "letters" jsonb;