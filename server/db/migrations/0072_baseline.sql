-- The tables of a new database: what the steps in upgrade/, up to the one of the same number, have made of one that was begun before (docs/decisions/0028).
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"family_id" bigint,
	"user_id" bigint,
	"sub" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"hashid" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text,
	"seq" bigint DEFAULT 0 NOT NULL,
	"salt" text,
	"digest" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"ip_salt" text,
	"ip_digest" text
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"name" text NOT NULL,
	"paid_children" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shares_visibility" text DEFAULT 'parents' NOT NULL,
	"paid_until" date,
	"partner_code_id" bigint,
	"reminded_on" date,
	"contract_changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "families_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "families_paid_children" CHECK ("families"."paid_children" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"link" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" bigint,
	"names_id" bigint,
	"leave_url" text,
	"collected" jsonb
);
--> statement-breakpoint
CREATE TABLE "partner_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount_percent" smallint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "partner_codes_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "partner_codes_discount" CHECK ("partner_codes"."discount_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"self_id" bigint NOT NULL,
	"partner_id" bigint NOT NULL,
	"from_date" date,
	"until_date" date,
	"bond" text,
	"contract_date" date,
	CONSTRAINT "partnerships_two_people" CHECK ("partnerships"."self_id" <> "partnerships"."partner_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"sub" text,
	"family_role" text NOT NULL,
	"relation_type" text,
	"firstname" text NOT NULL,
	"infix" text DEFAULT '' NOT NULL,
	"lastname" text NOT NULL,
	"gender" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"birthdate" date,
	"login" boolean DEFAULT false NOT NULL,
	"invited" boolean DEFAULT false NOT NULL,
	"signed" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"divorced" boolean DEFAULT false NOT NULL,
	"passed_away" boolean DEFAULT false NOT NULL,
	"death_date" date,
	"mfa_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"management_asked_at" timestamp with time zone,
	"street" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"kinship" text,
	"child_of_id" bigint,
	"erasure_asked_at" timestamp with time zone,
	CONSTRAINT "users_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "users_kinship" CHECK ("users"."kinship" is null or "users"."relation_type" = 'child'),
	CONSTRAINT "users_death" CHECK ("users"."death_date" is null or "users"."passed_away"),
	CONSTRAINT "users_invited_has_login" CHECK (not "users"."invited" or "users"."login")
);
--> statement-breakpoint
CREATE TABLE "former_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"firstname" text NOT NULL,
	"infix" text NOT NULL,
	"lastname" text NOT NULL,
	"birthdate" date,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_parties" (
	"contract_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"side" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "contract_parties_contract_id_user_id_pk" PRIMARY KEY("contract_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"contract_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"family_id" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	"replaced_by" bigint NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_versions_contract_id_version_pk" PRIMARY KEY("contract_id","version")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"type" text NOT NULL,
	"total" bigint NOT NULL,
	"signed_date" date,
	"terms" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"ledger_version" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"automatic_since" date,
	"automatic_by" bigint,
	"automatic_asked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entering_since" date,
	"entering_ended" date,
	"wished_by" bigint,
	"wished_order" text,
	"wished_at" timestamp with time zone,
	CONSTRAINT "contracts_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "contracts_entering" CHECK ("contracts"."entering_ended" is null or ("contracts"."entering_since" is not null and "contracts"."entering_ended" >= "contracts"."entering_since")),
	CONSTRAINT "contracts_wished" CHECK (("contracts"."wished_by" is null) = ("contracts"."wished_order" is null) and ("contracts"."wished_by" is null) = ("contracts"."wished_at" is null)),
	CONSTRAINT "contracts_automatic" CHECK (("contracts"."automatic_since" is null) = ("contracts"."automatic_by" is null)),
	CONSTRAINT "contracts_total" CHECK ("contracts"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"kind" text NOT NULL,
	"contract_version" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_hashid" text DEFAULT '' NOT NULL,
	CONSTRAINT "documents_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "documents_bytes" CHECK ("documents"."bytes" is not null or "documents"."kind" = 'signing_copy')
);
--> statement-breakpoint
CREATE TABLE "account_challenges" (
	"subject" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "account_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "account_recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone,
	CONSTRAINT "account_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"device" text NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	"sessions_ended" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_sightings" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"second_factor" boolean NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"surplus" text,
	"returned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"salt" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
	CONSTRAINT "invoices_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"children" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"price" jsonb NOT NULL,
	"reference" text NOT NULL,
	"partner_code_id" bigint,
	"ordered_by" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "orders_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"checkout_url" text,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"surplus" text,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
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
	"automatic" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contract_events_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "event_confirmations" (
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"past_paid" boolean NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mandate_id" bigint
);
--> statement-breakpoint
CREATE TABLE "event_remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"says" text NOT NULL,
	"amount" bigint,
	"text" text NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_remarks_amount" CHECK ("event_remarks"."amount" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "bank_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"loans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bank_imports_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "imported_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"side" text NOT NULL,
	"line" text NOT NULL,
	"nth" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"made" boolean NOT NULL,
	"date" date NOT NULL,
	"account_tail" text DEFAULT '' NOT NULL,
	CONSTRAINT "imported_lines_nth" CHECK ("imported_lines"."nth" > 0)
);
--> statement-breakpoint
CREATE TABLE "kept_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"kept_by" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"iban" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"line" text NOT NULL,
	"nth" integer NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"account_tail" text NOT NULL,
	"names" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" bigint,
	CONSTRAINT "kept_bank_lines_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "kept_bank_lines_nth" CHECK ("kept_bank_lines"."nth" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "contract_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"consequences" jsonb NOT NULL,
	"parties" jsonb NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_proposals_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "proposal_answers" (
	"proposal_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"paper_date" date,
	"consequences" jsonb NOT NULL,
	"event_hashid" text,
	"version" integer,
	"answered_by" bigint NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "proposal_consents_mandate" CHECK (("proposal_consents"."mandate_id" is not null) = ("proposal_consents"."how" = 'mandate')),
	CONSTRAINT "proposal_consents_self" CHECK ("proposal_consents"."how" <> 'self' or "proposal_consents"."user_id" = "proposal_consents"."answered_by")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sub" text NOT NULL,
	CONSTRAINT "passkeys_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "seals_due" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"due_since" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"request_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"how" text NOT NULL,
	"proof" jsonb NOT NULL,
	"key_fingerprint" text,
	"consent" text NOT NULL,
	"email_masked" text NOT NULL,
	"ip_masked" text,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"letters" text,
	CONSTRAINT "signatures_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signing_challenges" (
	"user_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"family_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signing_challenges_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "signing_outcomes" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"version" integer,
	"ended_by" bigint NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"contract_version" integer NOT NULL,
	"document_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"signing_order" text NOT NULL,
	"parties" jsonb NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"printed" jsonb NOT NULL,
	"proposal_id" bigint,
	"letters" jsonb,
	CONSTRAINT "signing_requests_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"by_id" bigint,
	"about" text,
	"facts" jsonb NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"date" date,
	"partner_id" bigint,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "claims_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "claims_ended" CHECK (("claims"."ended_at" is null) = ("claims"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "contested_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contested_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"contract_id" bigint,
	"about" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"contested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "contested_acts_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "contested_acts_decided" CHECK (("contested_acts"."decided_at" is null) = ("contested_acts"."outcome" is null)),
	CONSTRAINT "contested_acts_mandate" CHECK (("contested_acts"."contract_id" is null) = ("contested_acts"."kind" = 'mandate'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"issued_by" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "statements_version" CHECK ("statements"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"amounts" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "adviser_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adviser_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"for_whom" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"contracts" jsonb NOT NULL,
	"years" jsonb NOT NULL,
	"papers" boolean NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "adviser_links_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "adviser_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "adviser_links_month" CHECK ("adviser_links"."ends_at" <= "adviser_links"."given_at" + interval '31 days')
);
--> statement-breakpoint
CREATE TABLE "gift_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"child_id" bigint NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_date" date NOT NULL,
	"target" bigint,
	"until_date" date,
	"yearly" bigint,
	"above" boolean NOT NULL,
	"loan" text,
	"note" text NOT NULL,
	CONSTRAINT "gift_plans_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "gift_plans_end" CHECK (("gift_plans"."target" is null) <> ("gift_plans"."until_date" is null)),
	CONSTRAINT "gift_plans_amounts" CHECK (coalesce("gift_plans"."target", 1) > 0 and coalesce("gift_plans"."yearly", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "what_ifs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "what_ifs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"tried" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "what_ifs_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_marks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"trusted_at" timestamp with time zone NOT NULL,
	"doubted_at" timestamp with time zone,
	CONSTRAINT "clock_marks_one" CHECK ("clock_marks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ended_logins" (
	"key" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Who serves on this database at the moment (docs/decisions/0028). It lies beside the list of migrations and outside the backups: a restored one has no processes.
CREATE TABLE "drizzle"."server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beats" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Keys and indexes in the order in which the steps made them: PostgreSQL checks those of a table, and chooses between equal ones, by age.
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_self_id_users_id_fk" FOREIGN KEY ("self_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_factors" ADD CONSTRAINT "account_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_codes" ADD CONSTRAINT "account_recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partner_code_id_partner_codes_id_fk" FOREIGN KEY ("partner_code_id") REFERENCES "public"."partner_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_partner_code_id_partner_codes_id_fk" FOREIGN KEY ("partner_code_id") REFERENCES "public"."partner_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_names_id_users_id_fk" FOREIGN KEY ("names_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_challenges" ADD CONSTRAINT "signing_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_challenges" ADD CONSTRAINT "signing_challenges_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_challenges" ADD CONSTRAINT "account_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passkeys" ADD CONSTRAINT "account_passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_child_of_id_users_id_fk" FOREIGN KEY ("child_of_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_automatic_by_users_id_fk" FOREIGN KEY ("automatic_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_confirmations" ADD CONSTRAINT "contract_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals_due" ADD CONSTRAINT "seals_due_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals_due" ADD CONSTRAINT "seals_due_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_event_id_contract_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contract_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_imports" ADD CONSTRAINT "bank_imports_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_imports" ADD CONSTRAINT "bank_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_import_id_bank_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_event_id_contract_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contract_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_accounts" ADD CONSTRAINT "kept_accounts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_accounts" ADD CONSTRAINT "kept_accounts_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_accounts" ADD CONSTRAINT "kept_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_links" ADD CONSTRAINT "adviser_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_links" ADD CONSTRAINT "adviser_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_remarks" ADD CONSTRAINT "event_remarks_event_id_contract_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contract_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_remarks" ADD CONSTRAINT "event_remarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_remarks" ADD CONSTRAINT "event_remarks_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_wished_by_users_id_fk" FOREIGN KEY ("wished_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_import_id_bank_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_family" ON "audit_log" USING btree ("family_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_sub" ON "audit_log" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("hashid","entity");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_chain" ON "audit_log" USING btree (coalesce("family_id", 0),"seq");--> statement-breakpoint
CREATE INDEX "audit_log_erasures" ON "audit_log" USING btree ("hashid") WHERE "audit_log"."action" = 'erase';--> statement-breakpoint
CREATE INDEX "audit_log_addresses" ON "audit_log" USING btree ("at") WHERE "audit_log"."ip_salt" is not null;--> statement-breakpoint
CREATE INDEX "families_reminded" ON "families" USING btree (coalesce("reminded_on", '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "families_paid" ON "families" USING btree ("paid_until") WHERE "families"."paid_until" is not null;--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_names" ON "mail_outbox" USING btree ("names_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_codes_code" ON "partner_codes" USING btree (upper("code")) WHERE "partner_codes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "partnerships_family" ON "partnerships" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnerships_one_for_self" ON "partnerships" USING btree ("self_id") WHERE "partnerships"."until_date" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "partnerships_one_for_partner" ON "partnerships" USING btree ("partner_id") WHERE "partnerships"."until_date" is null;--> statement-breakpoint
CREATE INDEX "users_family" ON "users" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_membership" ON "users" USING btree ("sub","family_id");--> statement-breakpoint
CREATE INDEX "users_erasure" ON "users" USING btree ("erasure_asked_at");--> statement-breakpoint
CREATE INDEX "former_names_family" ON "former_names" USING btree ("family_id","until");--> statement-breakpoint
CREATE INDEX "former_names_user" ON "former_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_family" ON "photos" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contract_parties_user" ON "contract_parties" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_parties_family" ON "contract_parties" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contracts_family" ON "contracts" USING btree ("family_id","signed_date");--> statement-breakpoint
CREATE INDEX "contracts_wishes" ON "contracts" USING btree ("wished_by") WHERE "contracts"."wished_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_of_each" ON "documents" USING btree ("contract_id","kind","contract_version","event_hashid");--> statement-breakpoint
CREATE INDEX "documents_family" ON "documents" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "documents_sha256" ON "documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "account_challenges_account" ON "account_challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_challenges_expiry" ON "account_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_links_account" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_links_held" ON "account_links" USING btree (lower("email")) WHERE "account_links"."purpose" = 'undo';--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkeys_account" ON "account_passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_sessions_account" ON "account_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_administrators" ON "accounts" USING btree ("id") WHERE 'superadmin' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "accounts_unproved" ON "accounts" USING btree ("created_at") WHERE not "accounts"."email_verified";--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expiry" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account" ON "oidc_payloads" USING btree (("payload"->>'accountId'));--> statement-breakpoint
CREATE INDEX "bank_lines_order" ON "bank_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_lines_surplus" ON "bank_lines" USING btree ("order_id") WHERE "bank_lines"."surplus" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_family" ON "orders" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("family_id") WHERE "orders"."status" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reference_unique" UNIQUE("reference");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "payments_surplus" ON "payments" USING btree ("order_id") WHERE "payments"."surplus" is not null;--> statement-breakpoint
CREATE INDEX "contract_events_contract" ON "contract_events" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_events_family" ON "contract_events" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_events_automatic" ON "contract_events" USING btree ("contract_id","date","recorded_at") WHERE "contract_events"."automatic";--> statement-breakpoint
CREATE INDEX "event_confirmations_family" ON "event_confirmations" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "event_confirmations_user" ON "event_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_confirmations_mandate" ON "event_confirmations" USING btree ("mandate_id");--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_event_id_user_id_confirmed_at_pk" PRIMARY KEY("event_id","user_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "event_remarks_event" ON "event_remarks" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_remarks_family" ON "event_remarks" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "event_remarks_user" ON "event_remarks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mandates_family" ON "mandates" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_of_giver" ON "mandates" USING btree ("giver_id") WHERE "mandates"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_imports_once" ON "bank_imports" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "bank_imports_family" ON "bank_imports" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_lines_once" ON "imported_lines" USING btree ("contract_id","side","line","nth");--> statement-breakpoint
CREATE INDEX "imported_lines_family" ON "imported_lines" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "imported_lines_import" ON "imported_lines" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_lines_event" ON "imported_lines" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_accounts_once" ON "kept_accounts" USING btree ("kept_by","user_id","iban");--> statement-breakpoint
CREATE INDEX "kept_accounts_family" ON "kept_accounts" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "kept_accounts_user" ON "kept_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_bank_lines_once" ON "kept_bank_lines" USING btree ("user_id","line","nth");--> statement-breakpoint
CREATE INDEX "kept_bank_lines_family" ON "kept_bank_lines" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "kept_bank_lines_import" ON "kept_bank_lines" USING btree ("import_id") WHERE "kept_bank_lines"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_bank_lines_kept" ON "kept_bank_lines" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "contract_confirmations_contract" ON "contract_confirmations" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_confirmations_family" ON "contract_confirmations" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contract_confirmations_user" ON "contract_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_proposals_contract" ON "contract_proposals" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_proposals_family" ON "contract_proposals" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "proposal_answers_family" ON "proposal_answers" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "proposal_consents_family" ON "proposal_consents" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "proposal_consents_mandate" ON "proposal_consents" USING btree ("mandate_id");--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_proposal_id_user_id_how_answered_at_pk" PRIMARY KEY("proposal_id","user_id","how","answered_at");--> statement-breakpoint
CREATE INDEX "passkeys_sub" ON "passkeys" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "seals_due_family" ON "seals_due" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "seals_due_next" ON "seals_due" USING btree ("next_try_at","request_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signatures_family" ON "signatures" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_challenges_family" ON "signing_challenges" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_challenges_expires" ON "signing_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signing_outcomes_family" ON "signing_outcomes" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_requests_contract" ON "signing_requests" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "signing_requests_family" ON "signing_requests" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_requests_document" ON "signing_requests" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_proposal" ON "signing_requests" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "notice_choices_family" ON "notice_choices" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_family" ON "notices" USING btree ("family_id","day");--> statement-breakpoint
CREATE INDEX "notices_by" ON "notices" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("user_id","kind") WHERE "claims"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("takes_effect_at") WHERE "claims"."ended_at" is null and "claims"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "claims_family" ON "claims" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contested_acts_family" ON "contested_acts" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contested_acts_user" ON "contested_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contested_acts_contract" ON "contested_acts" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contested_acts_about" ON "contested_acts" USING btree ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "contested_acts_open" ON "contested_acts" USING btree ("user_id","kind","about","done_at") WHERE "contested_acts"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_one_per_version" ON "statements" USING btree ("user_id","year","version");--> statement-breakpoint
CREATE INDEX "statements_family" ON "statements" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "statements_sha256" ON "statements" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "adviser_links_family" ON "adviser_links" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "adviser_links_giver" ON "adviser_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "adviser_links_end" ON "adviser_links" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_plans_child" ON "gift_plans" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "gift_plans_family" ON "gift_plans" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "gift_plans_maker" ON "gift_plans" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "what_ifs_name" ON "what_ifs" USING btree ("user_id","contract_id","name_key");--> statement-breakpoint
CREATE INDEX "what_ifs_contract" ON "what_ifs" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "what_ifs_family" ON "what_ifs" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ended_logins_forget" ON "ended_logins" USING btree ("forget_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.append_only()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	callers text;
	ours boolean;
	erasing boolean;
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		GET DIAGNOSTICS callers = PG_CONTEXT;
		-- A function of another name, or of a temporary schema, is none of ours; and only whose tables they are can be inside ours.
		ours := pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE');
		erasing := ours AND callers ~ '(^|\s|\spublic\.)erase_person\(bigint';
		IF erasing AND TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'audit_log' THEN
			RETURN OLD;
		END IF;
		IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_log' THEN
			IF erasing AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.salt IS NULL
				AND to_jsonb(NEW) - 'before' - 'after' - 'salt' = to_jsonb(OLD) - 'before' - 'after' - 'salt' THEN
				RETURN NEW;
			END IF;
			IF ours AND callers ~ '(^|\s|\spublic\.)clear_log_addresses\(integer' AND OLD.at < now() - interval '1 year' AND NEW.ip IS NULL AND NEW.ip_salt IS NULL
				AND to_jsonb(NEW) - 'ip' - 'ip_salt' = to_jsonb(OLD) - 'ip' - 'ip_salt' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'mandates' THEN
			IF OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL
				AND to_jsonb(NEW) - 'ended_at' - 'ended_why' = to_jsonb(OLD) - 'ended_at' - 'ended_why' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'contested_acts' THEN
			IF OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL
				AND to_jsonb(NEW) - 'decided_at' - 'outcome' = to_jsonb(OLD) - 'decided_at' - 'outcome' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'documents' THEN
			IF ours AND callers ~ '(^|\s|\spublic\.)clear_unsigned_papers\(timestamp' AND NEW.kind = 'signing_copy' AND NEW.bytes IS NULL
				AND to_jsonb(NEW) - 'bytes' = to_jsonb(OLD) - 'bytes' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'contract_events' THEN
			IF (OLD.status = 'reported' AND NEW.status <> 'reported' OR (OLD.automatic OR OLD.facts->>'own_word' = 'true') AND OLD.answered_at IS NULL AND NEW.status = OLD.status) AND NEW.answered_by IS NOT NULL AND NEW.answered_at IS NOT NULL
				AND to_jsonb(NEW) - 'status' - 'answered_by' - 'answered_at' = to_jsonb(OLD) - 'status' - 'answered_by' - 'answered_at' THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.audit_digest(line audit_log)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(line.salt || jsonb_build_array(line.before, line.after)::text, 'UTF8')), 'hex')
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.audit_hash(line audit_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
		line.action, line.entity, line.hashid, line.ip_digest, line.request_id, line.digest)::text, 'UTF8')), 'hex')
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.audit_log_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	chain bigint := coalesce(NEW.family_id, 0);
	former record;
BEGIN
	PERFORM pg_advisory_xact_lock(726537255, (chain % 2147483647)::int);
	-- When it was written is the database's own word; a restore puts this trigger aside.
	NEW.at := clock_timestamp();
	SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	-- A clock that was set back is told beside it: a line that is dated before its neighbour without that was dated by somebody.
	IF former.at > NEW.at + interval '10 minutes' AND NEW.entity <> 'clock' THEN
		INSERT INTO audit_log (action, entity, after)
			VALUES ('set_back', 'clock', jsonb_build_object('chain', chain, 'seq', former.seq + 1, 'from', former.at, 'to', NEW.at));
		IF chain = 0 THEN
			SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = 0 ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
		END IF;
	END IF;
	NEW.seq := coalesce(former.seq, 0) + 1;
	NEW.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
	NEW.digest := audit_digest(NEW);
	NEW.ip_salt := CASE WHEN NEW.ip IS NOT NULL THEN replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') END;
	NEW.ip_digest := encode(sha256(convert_to(NEW.ip_salt || NEW.ip, 'UTF8')), 'hex');
	NEW.hash := audit_hash(NEW, coalesce(former.hash, ''));
	RETURN NEW;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_log_addresses(years integer, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	cleared integer;
BEGIN
	UPDATE audit_log SET ip = NULL, ip_salt = NULL WHERE id IN (
		SELECT id FROM audit_log WHERE ip_salt IS NOT NULL AND at < now() - make_interval(years => greatest(years, 1)) LIMIT most);
	GET DIAGNOSTICS cleared = ROW_COUNT;
	RETURN cleared;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_unsigned_papers(until timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	cleared integer;
BEGIN
	UPDATE documents SET bytes = NULL WHERE id IN (
		SELECT d.id FROM signing_requests r LEFT JOIN signing_outcomes o ON o.request_id = r.id JOIN documents d ON d.id = r.document_id
		WHERE d.bytes IS NOT NULL AND o.outcome IS DISTINCT FROM 'signed' AND coalesce(o.ended_at, r.expires_at) <= until LIMIT most);
	GET DIAGNOSTICS cleared = ROW_COUNT;
	RETURN cleared;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.contracts_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	family bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.family_id ELSE NEW.family_id END;
	counted text := pg_current_xact_id() || ' ' || family;
BEGIN
	IF current_setting('onderling.changed', true) IS DISTINCT FROM counted THEN
		PERFORM set_config('onderling.changed', counted, true);
		UPDATE families SET contract_changes = contract_changes + 1 WHERE id = family;
	END IF;
	RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.erase_person(person bigint, by_user bigint, by_sub text, request text, OUT agreements integer, OUT own_statements integer, OUT others_statements integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	who users;
	known text[];
	party_of bigint[];
	removed bigint[];
	unsigned bigint[];
	proofless bigint[];
	papers bigint[];
	removed_hashids text[];
	emptied bigint[];
BEGIN
	SELECT * INTO STRICT who FROM users WHERE id = person FOR UPDATE;
	-- How they are known in the contents of the log, each a whole value of it.
	SELECT array_agg(said) INTO known FROM (
		SELECT said FROM unnest(ARRAY[who.hashid, who.email, who.phone,
			regexp_replace(concat_ws(' ', who.firstname, who.infix, who.lastname), '\s+', ' ', 'g'), (SELECT a.email FROM accounts a WHERE a.id = who.sub)]) AS said
		WHERE btrim(said) <> '') AS q;

	SELECT coalesce(array_agg(c.id), '{}') INTO party_of FROM contracts c WHERE c.family_id = who.family_id AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person)
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- What was removed is nobody's any more: it goes whole.
	SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(hashid), '{}') INTO removed, removed_hashids FROM contracts WHERE id = ANY (party_of) AND removed_at IS NOT NULL;
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contested_acts WHERE contract_id = ANY (removed);
	DELETE FROM contract_confirmations WHERE contract_id = ANY (removed);
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contract_proposals WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM event_remarks WHERE event_id IN (SELECT e.id FROM contract_events e WHERE e.contract_id = ANY (removed));
	DELETE FROM contract_events WHERE contract_id = ANY (removed);
	DELETE FROM contract_versions WHERE contract_id = ANY (removed);
	DELETE FROM contract_parties WHERE contract_id = ANY (removed);
	DELETE FROM contracts WHERE id = ANY (removed);

	-- What was proposed about a contract, or asked to sign, that was never signed, proves nothing.
	SELECT coalesce(array_agg(c.id), '{}') INTO unsigned FROM contracts c WHERE c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);
	DELETE FROM contested_acts WHERE contract_id = ANY (unsigned);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM contract_proposals WHERE contract_id = ANY (unsigned);
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_requests WHERE contract_id = ANY (unsigned);
	DELETE FROM documents WHERE contract_id = ANY (unsigned) AND kind = 'signing_copy';

	-- Nor does what was asked to be signed and was not, also where the agreement was signed later.
	proofless := ARRAY(SELECT r.id FROM signing_requests r WHERE r.family_id = who.family_id AND r.parties @> jsonb_build_array(jsonb_build_object('userId', person))
		AND NOT EXISTS (SELECT FROM signing_outcomes o WHERE o.request_id = r.id AND o.outcome = 'signed'));
	DELETE FROM signatures WHERE request_id = ANY (proofless);
	DELETE FROM signing_outcomes WHERE request_id = ANY (proofless);
	papers := ARRAY(SELECT r.document_id FROM signing_requests r WHERE r.id = ANY (proofless));
	DELETE FROM signing_requests WHERE id = ANY (proofless);
	DELETE FROM documents WHERE id = ANY (papers);

	-- Nor does the paper of a version that nobody signed, and of which nothing was recorded.
	DELETE FROM documents d USING contracts c WHERE c.id = d.contract_id AND c.id = ANY (party_of) AND d.kind = 'agreement'
		AND NOT EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)
		AND CASE WHEN d.contract_version = c.version THEN c.signed_date IS NULL
			ELSE NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.version = d.contract_version AND v.snapshot->'terms'->>'signed_date' IS NOT NULL) END;

	-- What was kept of a bank account, of them or by them. The lines of a bank statement go with their records.
	DELETE FROM kept_accounts WHERE person IN (user_id, kept_by);

	-- Codes and challenges that nobody answers any more.
	DELETE FROM signing_challenges WHERE user_id = person;

	-- An agreement that was signed, or of which something was recorded, is also the other's.
	DELETE FROM documents d WHERE d.contract_id = ANY (party_of) AND d.kind = 'scan' AND NOT EXISTS (SELECT FROM contract_proposals p JOIN proposal_answers a ON a.proposal_id = p.id WHERE a.answer = 'accepted' AND p.content->>'scan' = d.hashid);

	SELECT count(*) INTO agreements FROM contracts c WHERE c.id = ANY (party_of) AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person
			AND (c.signed_date IS NOT NULL OR EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)))
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL
			AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- Who consented to what was signed as the spouse of a party stands in it too (BW 1:88).
	SELECT agreements + count(*) INTO agreements FROM signatures s JOIN signing_outcomes o ON o.request_id = s.request_id AND o.outcome = 'signed'
		WHERE s.user_id = person AND s.side = 'spouse';

	SELECT count(*) INTO own_statements FROM statements WHERE user_id = person;
	IF agreements = 0 THEN
		DELETE FROM statements WHERE user_id = person;
	END IF;
	SELECT count(*) INTO others_statements FROM statements WHERE family_id = who.family_id AND user_id <> person AND position(who.hashid IN figures::text) > 0;

	UPDATE mandates SET ended_at = now(), ended_why = 'no_login' WHERE ended_at IS NULL AND person IN (giver_id, taker_id);
	UPDATE users SET sub = NULL, email = '', phone = '', street = '', town = '', gender = 'onbekend', blocked = true, mfa_required = false, updated_at = now() WHERE id = person;
	IF agreements = 0 THEN
		UPDATE users SET firstname = 'Verwijderd', infix = '', lastname = 'persoon', birthdate = NULL, passed_away = false, death_date = NULL WHERE id = person;
		DELETE FROM former_names WHERE user_id = person;
	END IF;

	-- The work of administrators says nothing of a family, and stays to be read.
	WITH gone AS (
		UPDATE audit_log SET before = NULL, after = NULL, salt = NULL
		WHERE (family_id = who.family_id OR family_id IS NULL AND sub = who.sub) AND (before IS NOT NULL OR after IS NOT NULL) AND action <> 'erase'
			AND entity NOT IN ('partnercode', 'administrator', 'bankfile', 'account', 'order')
			AND ((entity IN ('user', 'profile', 'partnership') AND hashid = who.hashid) OR hashid = ANY (removed_hashids)
				OR EXISTS (SELECT FROM jsonb_path_query(jsonb_build_array(before, after), 'strict $.**') AS said WHERE jsonb_typeof(said) = 'string' AND said #>> '{}' = ANY (known)))
		RETURNING id)
	SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO emptied FROM gone;
	INSERT INTO audit_log (family_id, user_id, sub, action, entity, hashid, after, request_id)
		VALUES (who.family_id, by_user, by_sub, 'erase', 'user', who.hashid, jsonb_build_object('emptied', emptied), request);
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.invoice_said(invoice invoices)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT jsonb_build_object('number', invoice.content->>'number',
		'paper', encode(sha256(convert_to(jsonb_build_array(invoice.order_id, invoice.hashid, invoice.kind, invoice.year, invoice.number, invoice.content - 'buyer')::text, 'UTF8')), 'hex'),
		'buyer', encode(sha256(convert_to(invoice.salt || (invoice.content->'buyer')::text, 'UTF8')), 'hex'))
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.invoice_told()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
	INSERT INTO audit_log (family_id, action, entity, hashid, after) VALUES (NEW.family_id, 'issue', 'invoice', NEW.hashid, invoice_said(NEW));
	RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.sold_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
	IF TG_TABLE_NAME = 'invoice_counters' THEN
		IF NEW.year = OLD.year AND NEW.last = OLD.last + 1 THEN
			RETURN NEW;
		END IF;
	ELSIF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content - 'buyer' = OLD.content - 'buyer'
		AND NOT EXISTS (SELECT FROM jsonb_each_text(NEW.content->'buyer') AS said WHERE said.value <> '') THEN
		-- Of an invoice that need not be kept any more, who bought is emptied; without the salt nobody can guess at them by the log.
		NEW.salt := NULL;
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was sold stays in %', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;--> statement-breakpoint
CREATE TRIGGER "audit_log_keeps" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_log_links" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_link"();--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invitations_changed" AFTER INSERT OR UPDATE OR DELETE ON "invitations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "partnerships_changed" AFTER INSERT OR UPDATE OR DELETE ON "partnerships" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_changed" AFTER INSERT OR UPDATE OR DELETE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "former_names_keeps" BEFORE UPDATE OR DELETE ON "former_names" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "former_names_stays" BEFORE TRUNCATE ON "former_names" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_parties_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_parties" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_versions_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_versions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "contract_versions_keeps" BEFORE UPDATE OR DELETE ON "contract_versions" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "contract_versions_stays" BEFORE TRUNCATE ON "contract_versions" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contracts_changed" AFTER INSERT OR UPDATE OR DELETE ON "contracts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "documents_keeps" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "documents_stays" BEFORE TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "invoice_counters_stay" BEFORE UPDATE ON "invoice_counters" FOR EACH ROW EXECUTE FUNCTION "sold_stays"();--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "sold_stays"();--> statement-breakpoint
CREATE TRIGGER "invoices_told" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "invoice_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_events_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "contract_events_keeps" BEFORE UPDATE OR DELETE ON "contract_events" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "contract_events_stays" BEFORE TRUNCATE ON "contract_events" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "event_confirmations_changed" AFTER INSERT OR UPDATE OR DELETE ON "event_confirmations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "event_confirmations_keeps" BEFORE UPDATE OR DELETE ON "event_confirmations" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "event_confirmations_stays" BEFORE TRUNCATE ON "event_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "event_remarks_changed" AFTER INSERT OR UPDATE OR DELETE ON "event_remarks" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "event_remarks_keeps" BEFORE UPDATE OR DELETE ON "event_remarks" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "event_remarks_stays" BEFORE TRUNCATE ON "event_remarks" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "mandates_changed" AFTER INSERT OR UPDATE OR DELETE ON "mandates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "mandates_keeps" BEFORE UPDATE OR DELETE ON "mandates" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "mandates_stays" BEFORE TRUNCATE ON "mandates" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_confirmations_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_confirmations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "contract_confirmations_keeps" BEFORE UPDATE OR DELETE ON "contract_confirmations" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "contract_confirmations_stays" BEFORE TRUNCATE ON "contract_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_proposals_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_proposals" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "contract_proposals_keeps" BEFORE UPDATE OR DELETE ON "contract_proposals" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "contract_proposals_stays" BEFORE TRUNCATE ON "contract_proposals" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "proposal_answers_changed" AFTER INSERT OR UPDATE OR DELETE ON "proposal_answers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "proposal_answers_keeps" BEFORE UPDATE OR DELETE ON "proposal_answers" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "proposal_answers_stays" BEFORE TRUNCATE ON "proposal_answers" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "proposal_consents_changed" AFTER INSERT OR UPDATE OR DELETE ON "proposal_consents" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "proposal_consents_keeps" BEFORE UPDATE OR DELETE ON "proposal_consents" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "proposal_consents_stays" BEFORE TRUNCATE ON "proposal_consents" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signatures_changed" AFTER INSERT OR UPDATE OR DELETE ON "signatures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "signatures_keeps" BEFORE UPDATE OR DELETE ON "signatures" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "signatures_stays" BEFORE TRUNCATE ON "signatures" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signing_outcomes_changed" AFTER INSERT OR UPDATE OR DELETE ON "signing_outcomes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "signing_outcomes_keeps" BEFORE UPDATE OR DELETE ON "signing_outcomes" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "signing_outcomes_stays" BEFORE TRUNCATE ON "signing_outcomes" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signing_requests_changed" AFTER INSERT OR UPDATE OR DELETE ON "signing_requests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "signing_requests_keeps" BEFORE UPDATE OR DELETE ON "signing_requests" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "signing_requests_stays" BEFORE TRUNCATE ON "signing_requests" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contested_acts_changed" AFTER INSERT OR UPDATE OR DELETE ON "contested_acts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE TRIGGER "contested_acts_keeps" BEFORE UPDATE OR DELETE ON "contested_acts" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "contested_acts_stays" BEFORE TRUNCATE ON "contested_acts" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "statements_keeps" BEFORE UPDATE OR DELETE ON "statements" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "statements_stays" BEFORE TRUNCATE ON "statements" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
-- What has to stay is guarded once more by rights, where the owner of the tables is nobody who may do everything (docs/decisions/0030).
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM CURRENT_USER;--> statement-breakpoint
GRANT UPDATE ("before", "after", "salt", "ip", "ip_salt") ON "audit_log" TO CURRENT_USER;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "erase_person"(bigint, bigint, text, text) FROM PUBLIC;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "clear_unsigned_papers"(timestamp with time zone, integer) FROM PUBLIC;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "clear_log_addresses"(integer, integer) FROM PUBLIC;
