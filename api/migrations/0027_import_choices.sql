ALTER TABLE "import_rows" ADD COLUMN "duplicate_id" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "choices" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_duplicate_id_people_id_fk" FOREIGN KEY ("duplicate_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_duplicate" ON "import_rows" USING btree ("duplicate_id");--> statement-breakpoint
UPDATE "import_rows" SET "duplicate_id" = "person_id" WHERE "outcome" IN ('skip', 'complete');
