CREATE TABLE "csp_violations" (
	"key" text PRIMARY KEY NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text NOT NULL,
	"page" text NOT NULL,
	"enforced" boolean NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY DEFAULT nextval('public.notifications_id_seq'::regclass) NOT NULL,
	"audience" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_audience" CHECK ("audience" IN ('alumni', 'staff', 'everybody'))
);
--> statement-breakpoint
CREATE TABLE "dismissed_announcements" (
	"person_id" integer NOT NULL,
	"announcement_id" integer NOT NULL,
	CONSTRAINT "dismissed_announcements_person_id_announcement_id_pk" PRIMARY KEY("person_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "audience_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dismissed_announcements" ADD CONSTRAINT "dismissed_announcements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_announcements" ADD CONSTRAINT "dismissed_announcements_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csp_violations_last" ON "csp_violations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "announcements_audience_id" ON "announcements" USING btree ("audience","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dismissed_announcements_announcement" ON "dismissed_announcements" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
-- By hand from here: drizzle knows neither functions nor triggers.
-- The audience that a person belongs to, or null.
CREATE FUNCTION public.audience_of(id_profil smallint, is_activate smallint, approved smallint)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN is_activate <> 1 THEN NULL WHEN id_profil IN (2, 3) THEN 'staff' WHEN approved = 1 THEN 'alumni' END;--> statement-breakpoint
-- Announcements of the time before are not shown to a person who joins an audience.
CREATE FUNCTION public.note_audience() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN NEW.audience_since := now(); RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER "people_audience" BEFORE UPDATE OF id_profil, is_activate, approved ON "people" FOR EACH ROW
  WHEN (public.audience_of(NEW.id_profil, NEW.is_activate, NEW.approved)
    IS DISTINCT FROM public.audience_of(OLD.id_profil, OLD.is_activate, OLD.approved))
  EXECUTE FUNCTION public.note_audience();
