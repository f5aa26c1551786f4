CREATE TABLE "advancing" (
	"game_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block" (
	"user_id" text NOT NULL,
	"blocked" text NOT NULL,
	CONSTRAINT "block_user_id_blocked_pk" PRIMARY KEY("user_id","blocked")
);
--> statement-breakpoint
CREATE TABLE "cup" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'gathering' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_game" (
	"cup_id" text NOT NULL,
	"game_id" text NOT NULL,
	"players" integer[] NOT NULL,
	CONSTRAINT "cup_game_cup_id_game_id_pk" PRIMARY KEY("cup_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "cup_player" (
	"cup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cup_player_cup_id_user_id_pk" PRIMARY KEY("cup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"game_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"revision" integer,
	"audience" integer[],
	"body" jsonb NOT NULL,
	CONSTRAINT "event_game_id_seq_pk" PRIMARY KEY("game_id","seq")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"agreed" jsonb NOT NULL,
	"status" text DEFAULT 'gathering' NOT NULL,
	"invitation" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"rolls" integer DEFAULT 0 NOT NULL,
	"deciders" integer[] DEFAULT '{}' NOT NULL,
	"round" integer,
	"nation" text,
	"clocks" jsonb,
	"touched" integer DEFAULT 0 NOT NULL,
	"deadline" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"secret" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"rated_at" timestamp with time zone,
	"rematch" text
);
--> statement-breakpoint
CREATE TABLE "heartbeat" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mute" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note" (
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "note_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_way" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"code" text,
	"last_sent" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_order" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text NOT NULL,
	"nation" text NOT NULL,
	"round" integer NOT NULL,
	"actions" jsonb NOT NULL,
	CONSTRAINT "prepared_order_game_id_seat_nation_pk" PRIMARY KEY("game_id","seat","nation")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "proposal" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"seat" integer,
	"asked" integer[] NOT NULL,
	"agreed" integer[] NOT NULL,
	"refused" integer[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"key" text PRIMARY KEY NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_id" text NOT NULL,
	"seq" integer NOT NULL,
	"by" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text,
	"name" text DEFAULT '' NOT NULL,
	"bot" text,
	"dice_seed" text DEFAULT '' NOT NULL,
	"since_seq" integer DEFAULT 0 NOT NULL,
	"vacation" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seat_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "snapshot" (
	"game_id" text NOT NULL,
	"revision" integer NOT NULL,
	"length" integer NOT NULL,
	"rolls" integer NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "snapshot_game_id_revision_pk" PRIMARY KEY("game_id","revision")
);
--> statement-breakpoint
CREATE TABLE "standing_order" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "standing_order_game_id_seat_kind_pk" PRIMARY KEY("game_id","seat","kind")
);
--> statement-breakpoint
CREATE TABLE "tenure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text,
	"bot" text,
	"name" text DEFAULT '' NOT NULL,
	"from_revision" integer NOT NULL,
	"to_revision" integer,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone,
	"aaguid" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"username" text,
	"display_username" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_email_unique" UNIQUE("email"),
	CONSTRAINT "person_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cup_game" ADD CONSTRAINT "cup_game_cup_id_cup_id_fk" FOREIGN KEY ("cup_id") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_game" ADD CONSTRAINT "cup_game_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_player" ADD CONSTRAINT "cup_player_cup_id_cup_id_fk" FOREIGN KEY ("cup_id") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_order" ADD CONSTRAINT "prepared_order_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order" ADD CONSTRAINT "standing_order_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenure" ADD CONSTRAINT "tenure_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_revision" ON "event" USING btree ("game_id","revision");--> statement-breakpoint
CREATE INDEX "game_open" ON "game" USING btree ("status","is_public","created_at");--> statement-breakpoint
CREATE INDEX "game_deadline" ON "game" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "game_reminder" ON "game" USING btree ("remind_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_invitation" ON "game" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "notice_user" ON "notice" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "notice_way_user" ON "notice_way" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposal_game" ON "proposal" USING btree ("game_id","status");--> statement-breakpoint
CREATE INDEX "seat_user" ON "seat" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tenure_game" ON "tenure" USING btree ("game_id","seat");--> statement-breakpoint
CREATE INDEX "tenure_user" ON "tenure" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credential_user" ON "credential" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_until" ON "attempt" USING btree ("until");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");