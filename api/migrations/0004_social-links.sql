-- Links that confirm by our own mail what a provider could not vouch for: one kind a provider, so that
-- a token says which of a person's accounts it confirms.
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_kind";--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_kind" CHECK ("kind" IN ('verify', 'reset', 'creation', 'email_change', 'google_link', 'facebook_link'));
