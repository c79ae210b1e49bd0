CREATE TABLE "notification_settings" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"opportunities" smallint DEFAULT 1 NOT NULL,
	"weekly_summary" smallint DEFAULT 0 NOT NULL,
	"member_messages" smallint DEFAULT 1 NOT NULL,
	"staff_mails" smallint DEFAULT 1 NOT NULL,
	"summary_sent_at" timestamp with time zone,
	CONSTRAINT "notification_settings_opportunities" CHECK ("opportunities" IN (0, 1)),
	CONSTRAINT "notification_settings_weekly_summary" CHECK ("weekly_summary" IN (0, 1)),
	CONSTRAINT "notification_settings_member_messages" CHECK ("member_messages" IN (0, 1)),
	CONSTRAINT "notification_settings_staff_mails" CHECK ("staff_mails" IN (0, 1))
);
--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_kind";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "confirmation_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_summary" ON "notification_settings" USING btree ("summary_sent_at") WHERE weekly_summary = 1;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_kind" CHECK ("kind" IN ('verify', 'reset', 'creation', 'email_change', 'google_link', 'facebook_link', 'deletion', 'proof', 'email_undo', 'summary_stop', 'profile_confirm'));