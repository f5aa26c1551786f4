ALTER TABLE "proposal" ADD COLUMN "due" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "proposal_due" ON "proposal" USING btree ("due") WHERE status = 'open';