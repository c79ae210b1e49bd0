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
CREATE INDEX "csp_violations_last" ON "csp_violations" USING btree ("last_at");