CREATE INDEX "card_views_by_time" ON "card_views" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "card_clicks_by_time" ON "card_clicks" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "card_saves_by_time" ON "card_saves" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "event_rollups_quarters" ON "event_rollups" USING btree ("bucket") WHERE "event_rollups"."minutes" = 15;