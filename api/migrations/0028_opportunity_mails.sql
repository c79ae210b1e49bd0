ALTER TABLE "notification_settings" ADD COLUMN "opportunity_mails" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "opportunities_mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notification_settings_opportunity" ON "notification_settings" USING btree ("opportunities_mailed_at") WHERE opportunity_mails = 1;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_opportunity_mails" CHECK ("opportunity_mails" IN (0, 1));