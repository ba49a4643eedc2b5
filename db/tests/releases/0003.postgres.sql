CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    actor_id bigint,
    action text NOT NULL,
    target text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.business_cards (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    slug text NOT NULL,
    theme text DEFAULT 'minimalist'::text NOT NULL,
    name text,
    title text,
    company text,
    phone text,
    email text,
    address text,
    about text,
    profile_picture text,
    cover_photo text,
    logo_url text,
    video_url text,
    favicon_url text,
    website text,
    social_links jsonb DEFAULT '[]'::jsonb NOT NULL,
    custom_buttons jsonb DEFAULT '[]'::jsonb NOT NULL,
    gallery jsonb DEFAULT '[]'::jsonb NOT NULL,
    embed_codes jsonb DEFAULT '[]'::jsonb NOT NULL,
    form_config jsonb DEFAULT '{}'::jsonb NOT NULL,
    customizations jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_paused boolean DEFAULT false NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    pronouns text
);
ALTER TABLE public.business_cards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.business_cards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.card_clicks (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    link_type text NOT NULL,
    link_id text NOT NULL,
    clicker_ip text,
    clicker_location text,
    clicker_device text,
    country text,
    filtered text,
    "timestamp" timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.card_clicks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.card_clicks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.card_saves (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    saver_ip text,
    saver_location text,
    saver_device text,
    country text,
    filtered text,
    "timestamp" timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.card_saves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.card_saves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.card_views (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    viewer_ip text,
    viewer_location text,
    viewer_device text,
    country text,
    source text,
    referrer text,
    seconds bigint,
    filtered text,
    "timestamp" timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.card_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.card_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contacts (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    source text NOT NULL,
    submission_id bigint,
    conversation_id bigint,
    name text,
    email text,
    phone text,
    note text,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.contacts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.daily_visitors (
    day bigint NOT NULL,
    card_id bigint NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.email_links (
    id bigint NOT NULL,
    token_hash text NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    session_id bigint,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.email_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.event_ageing (
    id bigint NOT NULL,
    complete_from timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.event_keys (
    key text NOT NULL,
    event_id bigint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.event_rollups (
    card_id bigint NOT NULL,
    minutes bigint NOT NULL,
    dimension text NOT NULL,
    bucket bigint NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    n bigint NOT NULL
);
CREATE TABLE public.form_submissions (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    form_data jsonb NOT NULL,
    submitter_ip text,
    submitter_location text,
    submitter_device text,
    country text,
    consent_text text,
    "timestamp" timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.form_submissions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.form_submissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.jobs (
    name text NOT NULL,
    next_run_at timestamp(3) with time zone NOT NULL,
    leased_until timestamp(3) with time zone,
    holder text,
    last_started_at timestamp(3) with time zone,
    last_ended_at timestamp(3) with time zone,
    failures bigint DEFAULT 0 NOT NULL,
    last_error text
);
CREATE TABLE public.known_places (
    address_hash text NOT NULL,
    place jsonb,
    found_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.mail_outbox (
    id bigint NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    attempts bigint DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    last_error text,
    created_at timestamp(3) with time zone NOT NULL,
    waits_for bigint
);
ALTER TABLE public.mail_outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_resets (
    id bigint NOT NULL,
    token_hash text NOT NULL,
    user_id bigint NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.password_resets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.password_resets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.pwa_settings (
    scope text NOT NULL,
    settings jsonb NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.rate_counts (
    key text NOT NULL,
    points bigint NOT NULL,
    reset_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.salesbot_configs (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    is_enabled boolean DEFAULT false NOT NULL,
    bot_name text DEFAULT 'Salesbot'::text NOT NULL,
    avatar_url text,
    business_type text,
    primary_goal text DEFAULT 'schedule_appointment'::text NOT NULL,
    services jsonb DEFAULT '[]'::jsonb NOT NULL,
    price_ranges jsonb DEFAULT '[]'::jsonb NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    company_info text,
    sales_personality text DEFAULT 'professional'::text NOT NULL,
    custom_instructions text,
    lead_qualification_questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    knowledge jsonb DEFAULT '[]'::jsonb NOT NULL,
    working_hours jsonb,
    retention_days bigint DEFAULT 365 NOT NULL,
    daily_token_budget bigint DEFAULT 200000 NOT NULL,
    tokens_day text,
    tokens_spent bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.salesbot_configs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.salesbot_configs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.salesbot_conversations (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    session_id text NOT NULL,
    visitor_name text,
    visitor_email text,
    visitor_phone text,
    conversation_data jsonb DEFAULT '[]'::jsonb NOT NULL,
    lead_score bigint DEFAULT 0 NOT NULL,
    lead_reasons jsonb DEFAULT '[]'::jsonb NOT NULL,
    outcome text,
    visitor_ip text,
    visitor_location text,
    visitor_device text,
    consent_text text,
    is_read boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.salesbot_conversations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.salesbot_conversations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.salesbot_unanswered (
    id bigint NOT NULL,
    card_id bigint NOT NULL,
    question text NOT NULL,
    count bigint DEFAULT 1 NOT NULL,
    last_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.salesbot_unanswered ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.salesbot_unanswered_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    id bigint NOT NULL,
    token_hash text NOT NULL,
    user_id bigint NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.slug_history (
    slug text NOT NULL,
    card_id bigint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.uploads (
    path text NOT NULL,
    user_id bigint NOT NULL,
    card_id bigint,
    bytes bigint NOT NULL,
    width bigint,
    height bigint,
    color text,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.users (
    id bigint NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    password text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    phone text,
    full_name text,
    access_level bigint DEFAULT 1 NOT NULL,
    last_sign_in_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    email_confirmed_at timestamp(3) with time zone
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.visitor_salts (
    day bigint NOT NULL,
    salt text NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'dc12041b33d6864d39c6d8157a730d5409d75978856140c4ef605acfda1858fb', 1795268325577);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '7d1785517534169fa81ccfbb52a7f91b57bf792edc28bfa70872f98f7a5579ee', 1795346855380);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'f93e2f91d23e72c09999e33f23f2985ae5233929195c804cce54dee571b5990b', 1795349648632);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, 'c81ba86cf7725847535640c0d3e86a87c245b59e8e917df97790fbf9cf4d4796', 1795350860947);
INSERT INTO public.business_cards OVERRIDING SYSTEM VALUE VALUES (1, 1, 'ada', 'minimalist', 'Ada Example', 'Engineer', NULL, NULL, NULL, NULL, 'Line one', NULL, NULL, NULL, NULL, NULL, NULL, '[["linkedin", "https://example.com/ada"]]', '[{"url": "https://example.com", "text": "Book"}]', '[]', '[]', '{}', '{}', false, 1, '2026-09-21 14:13:20+00', '2026-09-21 14:13:20+00', NULL);
INSERT INTO public.card_views OVERRIDING SYSTEM VALUE VALUES (1, 1, '192.0.2.0', NULL, 'Mobile · iOS · Safari', 'PT', 'qr', NULL, 12, NULL, '2026-09-21 14:13:20+00');
INSERT INTO public.event_rollups VALUES (1, 1440, 'total', 20717, 'view', '', 1);
INSERT INTO public.event_rollups VALUES (1, 15, 'total', 1988888, 'view', '', 1);
INSERT INTO public.mail_outbox OVERRIDING SYSTEM VALUE VALUES (1, 'ada@example.com', 'Hello', 'Text', NULL, 0, '2026-09-21 14:13:20+00', NULL, NULL, '2026-09-21 14:13:20+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (1, 'a-hash', 1, '2026-09-21 14:13:20+00', '2026-09-22 14:13:20+00', '2026-09-21 14:13:20+00');
INSERT INTO public.uploads VALUES ('aaaaaaaaaaaaaaaaaaaaaa.png', 1, 1, 100, 10, 10, '#884422', '2026-09-21 14:13:20+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'Ada', 'ada', '$argon2id$hash', 'ada@example.com', 'ada@example.com', NULL, 'Ada Example', 5, NULL, '2026-09-21 14:13:20+00', NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 4, true);
SELECT pg_catalog.setval('public.audit_log_id_seq', 1, false);
SELECT pg_catalog.setval('public.business_cards_id_seq', 1, false);
SELECT pg_catalog.setval('public.card_clicks_id_seq', 1, false);
SELECT pg_catalog.setval('public.card_saves_id_seq', 1, false);
SELECT pg_catalog.setval('public.card_views_id_seq', 1, false);
SELECT pg_catalog.setval('public.contacts_id_seq', 1, false);
SELECT pg_catalog.setval('public.email_links_id_seq', 1, false);
SELECT pg_catalog.setval('public.form_submissions_id_seq', 1, false);
SELECT pg_catalog.setval('public.mail_outbox_id_seq', 1, false);
SELECT pg_catalog.setval('public.password_resets_id_seq', 1, false);
SELECT pg_catalog.setval('public.salesbot_configs_id_seq', 1, false);
SELECT pg_catalog.setval('public.salesbot_conversations_id_seq', 1, false);
SELECT pg_catalog.setval('public.salesbot_unanswered_id_seq', 1, false);
SELECT pg_catalog.setval('public.sessions_id_seq', 1, false);
SELECT pg_catalog.setval('public.users_id_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business_cards
    ADD CONSTRAINT business_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business_cards
    ADD CONSTRAINT business_cards_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.card_clicks
    ADD CONSTRAINT card_clicks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_saves
    ADD CONSTRAINT card_saves_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_views
    ADD CONSTRAINT card_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_visitors
    ADD CONSTRAINT daily_visitors_day_card_id_hash_pk PRIMARY KEY (day, card_id, hash);
ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT "email_links_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.event_ageing
    ADD CONSTRAINT event_ageing_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_keys
    ADD CONSTRAINT event_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.event_rollups
    ADD CONSTRAINT event_rollups_card_id_minutes_dimension_bucket_kind_value_pk PRIMARY KEY (card_id, minutes, dimension, bucket, kind, value);
ALTER TABLE ONLY public.form_submissions
    ADD CONSTRAINT form_submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT "password_resets_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.pwa_settings
    ADD CONSTRAINT pwa_settings_pkey PRIMARY KEY (scope);
ALTER TABLE ONLY public.rate_counts
    ADD CONSTRAINT rate_counts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.salesbot_configs
    ADD CONSTRAINT "salesbot_configs_cardId_unique" UNIQUE (card_id);
ALTER TABLE ONLY public.salesbot_configs
    ADD CONSTRAINT salesbot_configs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.salesbot_conversations
    ADD CONSTRAINT salesbot_conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.salesbot_conversations
    ADD CONSTRAINT "salesbot_conversations_sessionId_unique" UNIQUE (session_id);
ALTER TABLE ONLY public.salesbot_unanswered
    ADD CONSTRAINT salesbot_unanswered_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.slug_history
    ADD CONSTRAINT slug_history_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "users_emailKey_unique" UNIQUE (email_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "users_usernameKey_unique" UNIQUE (username_key);
ALTER TABLE ONLY public.visitor_salts
    ADD CONSTRAINT visitor_salts_pkey PRIMARY KEY (day);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (created_at, id);
CREATE INDEX business_cards_by_user ON public.business_cards USING btree (user_id, id);
CREATE INDEX card_clicks_by_card ON public.card_clicks USING btree (card_id, "timestamp", id);
CREATE INDEX card_saves_by_card ON public.card_saves USING btree (card_id, "timestamp", id);
CREATE INDEX card_views_by_card ON public.card_views USING btree (card_id, "timestamp", id);
CREATE INDEX contacts_by_card ON public.contacts USING btree (card_id, created_at, id);
CREATE INDEX contacts_by_conversation ON public.contacts USING btree (conversation_id);
CREATE INDEX contacts_by_submission ON public.contacts USING btree (submission_id);
CREATE INDEX email_links_by_address ON public.email_links USING btree (email_key);
CREATE INDEX email_links_by_user ON public.email_links USING btree (user_id);
CREATE INDEX event_keys_by_time ON public.event_keys USING btree (created_at);
CREATE INDEX form_submissions_by_card ON public.form_submissions USING btree (card_id, "timestamp", id);
CREATE INDEX known_places_by_time ON public.known_places USING btree (found_at);
CREATE INDEX mail_outbox_by_account ON public.mail_outbox USING btree (waits_for);
CREATE INDEX mail_outbox_waiting ON public.mail_outbox USING btree (sent_at, next_attempt_at);
CREATE INDEX password_resets_by_user ON public.password_resets USING btree (user_id);
CREATE INDEX rate_counts_by_end ON public.rate_counts USING btree (reset_at);
CREATE INDEX salesbot_conversations_by_card ON public.salesbot_conversations USING btree (card_id, updated_at, id);
CREATE INDEX salesbot_unanswered_by_card ON public.salesbot_unanswered USING btree (card_id, last_at, id);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE INDEX slug_history_by_card ON public.slug_history USING btree (card_id);
CREATE INDEX uploads_by_card ON public.uploads USING btree (card_id);
CREATE INDEX uploads_by_user ON public.uploads USING btree (user_id);
ALTER TABLE ONLY public.business_cards
    ADD CONSTRAINT business_cards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_clicks
    ADD CONSTRAINT card_clicks_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_saves
    ADD CONSTRAINT card_saves_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_views
    ADD CONSTRAINT card_views_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_conversation_id_salesbot_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES public.salesbot_conversations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_submission_id_form_submissions_id_fk FOREIGN KEY (submission_id) REFERENCES public.form_submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.daily_visitors
    ADD CONSTRAINT daily_visitors_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_rollups
    ADD CONSTRAINT event_rollups_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.form_submissions
    ADD CONSTRAINT form_submissions_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_waits_for_users_id_fk FOREIGN KEY (waits_for) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.salesbot_configs
    ADD CONSTRAINT salesbot_configs_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.salesbot_conversations
    ADD CONSTRAINT salesbot_conversations_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.salesbot_unanswered
    ADD CONSTRAINT salesbot_unanswered_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slug_history
    ADD CONSTRAINT slug_history_card_id_business_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.business_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
