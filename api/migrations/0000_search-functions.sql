CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;--> statement-breakpoint
-- unaccent() is only STABLE, because its dictionary could change; a generated column and an index
-- need IMMUTABLE. Every name is schema-qualified: pg_restore runs with an empty search_path.
-- Letters of Ewe, Fon and Hausa come first, for the dictionary of PostgreSQL 15 knows few of them.
CREATE OR REPLACE FUNCTION public.search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT pg_catalog.translate(
      pg_catalog.lower(
        public.unaccent(
          'public.unaccent'::pg_catalog.regdictionary,
          pg_catalog.translate(
            pg_catalog.normalize(value, 'NFC'),
            'ɔƆɛƐɖƉŋŊƒƑɣƔʋƲɓƁɗƊƙƘƴƳ',
            'oOeEdDnNfFgGvVbBdDkKyY'
          )
        ) COLLATE "C"
      ),
      '''’‘ʼ`´-‐‑–',
      ''
    )
  $$;
