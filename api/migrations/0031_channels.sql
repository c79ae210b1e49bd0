CREATE TABLE "channels" (
	"remote" text NOT NULL,
	"channel" text NOT NULL,
	"version" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channels_remote_channel_pk" PRIMARY KEY("remote","channel")
);
--> statement-breakpoint
ALTER TABLE "screen_faults" ADD COLUMN "preview" text;