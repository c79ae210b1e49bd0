-- As rate-limiter-flexible wants it: these columns, in this order. What was counted is worth minutes.
DROP TABLE "throttles";--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "throttles_expire" ON "throttles" USING btree ("expire");
