-- Beside the account that opens the session, another one may wait for its owner to open our mail.
DROP INDEX "social_accounts_person";--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_person" ON "social_accounts" USING btree ("person_id","provider",(confirmed_at IS NULL));
