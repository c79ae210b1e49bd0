CREATE TABLE "vital_totals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"vital" text NOT NULL,
	"day" date NOT NULL,
	"good" integer NOT NULL,
	"fair" integer NOT NULL,
	"poor" integer NOT NULL,
	CONSTRAINT "vital_totals_remote_version_vital_day_pk" PRIMARY KEY("remote","version","vital","day"),
	CONSTRAINT "vital_totals_vital" CHECK ("vital" IN ('lcp', 'inp', 'cls'))
);
