-- An employer is compared as it is kept, where the index could only propose and the table decided
-- by unaccenting each of them once more.
ALTER TABLE "people" ADD COLUMN "employeur_search" text COLLATE "C" GENERATED ALWAYS AS (public.search_text(employeur)) STORED;--> statement-breakpoint
DROP INDEX "people_employeur_trigrams";--> statement-breakpoint
CREATE INDEX "people_employeur_trigrams" ON "people" USING gin (employeur_search public.gin_trgm_ops);--> statement-breakpoint
-- The directory in its order carries what it is filtered by: who does not match is passed by without
-- a look at the table. Not nationality nor employer: four long texts would pass what an index admits.
-- (The query builder knows no INCLUDE: its schema shows the key alone.)
DROP INDEX "people_search_id";--> statement-breakpoint
CREATE INDEX "people_search_id" ON "people" USING btree ("search","id")
  INCLUDE (is_activate, approved, certified, pays_residence, sexe, profession_id, first_year, last_grade, last_grade_year, campus_ids, field_ids)
  WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL;
