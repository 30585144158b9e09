ALTER TABLE "users" ADD COLUMN "kinship" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "child_of_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_child_of_id_users_id_fk" FOREIGN KEY ("child_of_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kinship" CHECK ("users"."kinship" is null or "users"."relation_type" = 'child');