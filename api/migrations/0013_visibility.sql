DROP INDEX "people_member_directory";--> statement-breakpoint
DROP INDEX "people_facets";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "visible_telephone" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "visible_email" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "visible_employeur" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "visible_picture" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "visible_birthday" text DEFAULT 'me' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "listed" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "people_picture" ON "people" USING btree ("picture") WHERE picture IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_member_directory" ON "people" USING btree ("search","id") WHERE id_profil = 1 AND approved = 1 AND is_activate = 1 AND listed = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL;--> statement-breakpoint
CREATE INDEX "people_facets" ON "people" USING btree ("pays_residence","sexe","last_grade","profession_id","nationalite","first_year","last_grade_year","is_activate","approved","certified","listed") WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_listed" CHECK ("listed" IN (0, 1));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_visible_telephone" CHECK ("visible_telephone" IN ('members', 'staff', 'me'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_visible_email" CHECK ("visible_email" IN ('members', 'staff', 'me'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_visible_employeur" CHECK ("visible_employeur" IN ('members', 'staff', 'me'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_visible_picture" CHECK ("visible_picture" IN ('members', 'staff', 'me'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_visible_birthday" CHECK ("visible_birthday" IN ('members', 'staff', 'me'));--> statement-breakpoint
-- Filter columns of the directory's order, as in 0009, with `listed`.
DROP INDEX "people_search_id";--> statement-breakpoint
CREATE INDEX "people_search_id" ON "people" USING btree ("search","id")
  INCLUDE (is_activate, approved, certified, listed, pays_residence, sexe, profession_id, first_year, last_grade, last_grade_year, campus_ids, field_ids)
  WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL;--> statement-breakpoint
-- Cached totals of members depend on what people show, too.
DROP TRIGGER "people_directory_change" ON "people";--> statement-breakpoint
CREATE TRIGGER "people_directory_change" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  id_profil, nom, prenoms, pays_residence, nationalite, profession_id, employeur, sexe, first_year,
  last_grade, last_grade_year, campus_ids, field_ids, is_activate, approved, certified, listed, visible_employeur,
  deletion_requested_at, anonymised_at
  ON "people" FOR EACH STATEMENT EXECUTE FUNCTION public.note_directory_change();
