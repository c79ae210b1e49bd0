-- Who has left counts nowhere: the five counters of the dashboard stay one pass over this index.
DROP INDEX "people_status";--> statement-breakpoint
CREATE INDEX "people_status" ON "people" USING btree ("id_profil","is_activate","approved","certified") WHERE deletion_requested_at IS NULL AND anonymised_at IS NULL;
