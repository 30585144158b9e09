ALTER TABLE "partnerships" ADD COLUMN "bond" text;--> statement-breakpoint
ALTER TABLE "partnerships" ADD COLUMN "contract_date" date;--> statement-breakpoint
-- Only the day of a wedding or a registration could be written down until now.
UPDATE "partnerships" SET "bond" = 'married' WHERE "from_date" IS NOT NULL;
