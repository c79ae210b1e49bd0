ALTER TABLE "people" ADD COLUMN "ville" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "ville_search" text COLLATE "C" GENERATED ALWAYS AS (public.search_text(ville)) STORED;--> statement-breakpoint
CREATE INDEX "people_ville_trigrams" ON "people" USING gin (ville_search public.gin_trgm_ops);--> statement-breakpoint
-- Cached totals depend on the city, too.
DROP TRIGGER "people_directory_change" ON "people";--> statement-breakpoint
CREATE TRIGGER "people_directory_change" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  id_profil, nom, prenoms, pays_residence, ville, nationalite, profession_id, employeur, sexe, first_year,
  last_grade, last_grade_year, campus_ids, field_ids, is_activate, approved, certified, listed, visible_employeur,
  deletion_requested_at, anonymised_at
  ON "people" FOR EACH STATEMENT EXECUTE FUNCTION public.note_directory_change();
