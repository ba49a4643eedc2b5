INSERT INTO users (id, username, username_key, password, email, email_key, full_name, access_level, created_at) VALUES (1, 'Ada', 'ada', '$argon2id$hash', 'ada@example.com', 'ada@example.com', 'Ada Example', 5, 1790000000000);
INSERT INTO business_cards (id, user_id, slug, theme, name, title, about, social_links, custom_buttons, gallery, embed_codes, form_config, customizations, is_paused, version, created_at, updated_at) VALUES (1, 1, 'ada', 'minimalist', 'Ada Example', 'Engineer', 'Line one', '[["linkedin","https://example.com/ada"]]', '[{"text":"Book","url":"https://example.com"}]', '[]', '[]', '{}', '{}', false, 1, 1790000000000, 1790000000000);
INSERT INTO card_views (id, card_id, viewer_ip, viewer_device, country, source, seconds, timestamp) VALUES (1, 1, '192.0.2.0', 'Mobile · iOS · Safari', 'PT', 'qr', 12, 1790000000000);
INSERT INTO event_rollups (card_id, minutes, dimension, bucket, kind, value, n) VALUES (1, 1440, 'total', 20717, 'view', '', 1);
INSERT INTO event_rollups (card_id, minutes, dimension, bucket, kind, value, n) VALUES (1, 15, 'total', 1988888, 'view', '', 1);
INSERT INTO mail_outbox (id, recipient, subject, text, attempts, next_attempt_at, created_at) VALUES (1, 'ada@example.com', 'Hello', 'Text', 0, 1790000000000, 1790000000000);
INSERT INTO sessions (id, token_hash, user_id, last_seen_at, expires_at, created_at) VALUES (1, 'a-hash', 1, 1790000000000, 1790086400000, 1790000000000);
INSERT INTO uploads (path, user_id, card_id, bytes, width, height, color, created_at) VALUES ('aaaaaaaaaaaaaaaaaaaaaa.png', 1, 1, 100, 10, 10, '#884422', 1790000000000);
