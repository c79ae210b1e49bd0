CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_words_variants" ON "name_words" USING gin ("variants");--> statement-breakpoint
-- By hand from here: drizzle knows neither functions nor triggers.
-- Words of a stored name, each with its forms of one letter less. Shorter words have too many neighbours.
CREATE FUNCTION public.words_of_names(names text)
  RETURNS TABLE (word text, variants text[]) LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT DISTINCT word, ARRAY[word] || ARRAY(
      SELECT overlay(word placing '' FROM place FOR 1) FROM generate_series(1, length(word)) AS place)
    FROM regexp_split_to_table(names, '\s+') AS word
    WHERE length(word) BETWEEN 3 AND 60
  $$;--> statement-breakpoint
CREATE FUNCTION public.note_name_words() RETURNS trigger LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO public.name_words (word, variants)
      SELECT DISTINCT ON (words.word) words.word, words.variants
      FROM (SELECT DISTINCT search FROM added) AS people, public.words_of_names(people.search) AS words
      ORDER BY words.word
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "people_name_words_added" AFTER INSERT ON "people" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.note_name_words();--> statement-breakpoint
-- A name that nobody else bears is forgotten with the change, as when a person is anonymised.
CREATE FUNCTION public.replace_name_words() RETURNS trigger LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO public.name_words (word, variants)
      SELECT words.word, words.variants FROM public.words_of_names(NEW.search) AS words
      ORDER BY words.word
      ON CONFLICT DO NOTHING;
    DELETE FROM public.name_words AS known
      USING public.words_of_names(OLD.search) AS words
      WHERE known.word = words.word AND NOT EXISTS (
        SELECT FROM public.people
        WHERE (' ' || search) LIKE '% ' || words.word || '%'
          AND ' ' || search || ' ' LIKE '% ' || words.word || ' %');
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "people_name_words_changed" AFTER UPDATE OF nom, prenoms ON "people" FOR EACH ROW
  WHEN (NEW.search IS DISTINCT FROM OLD.search) EXECUTE FUNCTION public.replace_name_words();--> statement-breakpoint
INSERT INTO "name_words" ("word", "variants")
  SELECT DISTINCT ON (words.word) words.word, words.variants
  FROM (SELECT DISTINCT search FROM "people") AS people, public.words_of_names(people.search) AS words
  ORDER BY words.word;
