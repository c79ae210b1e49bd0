CREATE TABLE "trial_totals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visits" integer NOT NULL,
	"failed" integer NOT NULL,
	"slow" integer NOT NULL,
	CONSTRAINT "trial_totals_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
ALTER TABLE "live_remotes" ADD COLUMN "canary_judged_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_entries" ADD COLUMN "reason" text;