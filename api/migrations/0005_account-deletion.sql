-- An account that is being deleted sleeps for a reason of its own: signing in wakes it, and nothing
-- that wakes the others does. Who cannot sign in asks by a mailed link, a token of a new kind.
ALTER TABLE "people" DROP CONSTRAINT "people_sleep_reason";--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sleep_reason" CHECK ("sleep_reason" IN ('staff', 'owner', 'inactivity', 'deletion'));--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_kind";--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_kind" CHECK ("kind" IN ('verify', 'reset', 'creation', 'email_change', 'google_link', 'facebook_link', 'deletion'));--> statement-breakpoint
-- The notifications that name a person, found when that person leaves.
CREATE INDEX "notifications_about" ON "notifications" USING btree ((data->'params'->>'id')) WHERE data->>'route' = 'ancien_details';
