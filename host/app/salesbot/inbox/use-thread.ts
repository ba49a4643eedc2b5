import { useEffect, useRef, useState } from "react";
import { api } from "../../ui/api.ts";
import type { ConversationThread } from "../conversations.server.ts";
import type { OwnConversation } from "../../events/own-conversation.server.ts";

/** Where the stream of changes breaks, the conversation is asked for so often. */
const POLL_MS = 10_000;
/** How long a sign of typing is shown; the next one comes after 3 s. */
const TYPING_MS = 5_000;

/**
 * A conversation that stays as it is on the server while it is open: what others write in it, on whatever device,
 * appears by itself. New messages are marked as read while the page is in sight.
 */
export function useThread(initial: ConversationThread) {
  const [latest, setLatest] = useState(initial);
  const [isTyping, setTyping] = useState(false);
  const { id } = initial;
  const thread = latest.id === id ? latest : initial;
  const reload = useRef<() => void>(() => {});

  useEffect(() => {
    const path = `/api/conversations/${id}`;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typing: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const next = await api<ConversationThread>("GET", path);
        if (!isCurrent) return;
        setLatest(next);
        setTyping(false);
        if (!next.isRead && !document.hidden) await api("PATCH", path, { isRead: true });
      } catch {
        // Offline or signed out: the next change or press says so.
      }
    };
    reload.current = () => void load();
    const events = new EventSource(`${path}/events`);
    events.addEventListener("changed", () => void load());
    events.addEventListener("typing", () => {
      setTyping(true);
      clearTimeout(typing);
      typing = setTimeout(() => setTyping(false), TYPING_MS);
    });
    events.onerror = () => {
      // The browser comes back by itself but after a refusal.
      if (events.readyState === EventSource.CLOSED && timer === undefined)
        timer = setInterval(() => void load(), POLL_MS);
    };
    const inSight = () => document.hidden || void load();
    document.addEventListener("visibilitychange", inSight);
    return () => {
      isCurrent = false;
      events.close();
      clearInterval(timer);
      clearTimeout(typing);
      setTyping(false);
      document.removeEventListener("visibilitychange", inSight);
    };
  }, [id]);

  const setThread = (next: OwnConversation) => setLatest((before) => ({ ...before, ...next }));
  return { thread, setThread, isTyping, reload: () => reload.current() };
}
