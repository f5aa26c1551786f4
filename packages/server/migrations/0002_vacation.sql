ALTER TABLE "seat" ADD COLUMN "vacation_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "vacation_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "seat_vacation" ON "seat" USING btree ("vacation_until");--> statement-breakpoint
UPDATE "game" SET "agreed" = "agreed" || '{"vacation": 0}' WHERE "agreed" -> 'vacation' IS NULL;
