ALTER TABLE "bank_lines" ADD COLUMN "surplus" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus" text;--> statement-breakpoint
CREATE INDEX "bank_lines_surplus" ON "bank_lines" USING btree ("order_id") WHERE "bank_lines"."surplus" is not null;--> statement-breakpoint
CREATE INDEX "payments_surplus" ON "payments" USING btree ("order_id") WHERE "payments"."surplus" is not null;--> statement-breakpoint
UPDATE "payments" SET "status" = 'paid', "surplus" = 'twice' WHERE "status" = 'paid: twice';--> statement-breakpoint
UPDATE "payments" SET "status" = 'paid back' FROM "orders" WHERE "orders"."id" = "payments"."order_id" AND ("payments"."status" = 'paid: twice, and back' OR ("payments"."status" = 'paid' AND "payments"."surplus" IS NULL AND "orders"."status" = 'refunded'));--> statement-breakpoint
UPDATE "payments" SET "surplus" = 'late' FROM "orders" WHERE "orders"."id" = "payments"."order_id" AND "payments"."status" = 'paid' AND "orders"."status" IN ('open', 'cancelled');--> statement-breakpoint
UPDATE "payments" SET "next_check_at" = now() WHERE "status" = 'paid' AND "created_at" > now() - interval '366 days';
