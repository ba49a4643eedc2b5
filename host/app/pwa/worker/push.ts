/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

interface PushMessage {
  title: string;
  body: string;
  url: string;
}

const conversationIn = (url: string) => new URL(url).searchParams.get("conversation");

/** Shows what was pushed, unless its page is in sight already. One conversation has one notification, the newest. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, url } = message;
  const windows = await self.clients.matchAll({ type: "window" });
  const conversation = conversationIn(url);
  if (
    conversation &&
    windows.some((client) => client.visibilityState === "visible" && conversationIn(client.url) === conversation)
  )
    return;
  await self.registration.showNotification(title, { body, tag: url, data: { url }, icon: "/icons/icon-192.png" });
}

/** A press leads to its page, in a window that is open if there is one. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { url } = notification.data as Pick<PushMessage, "url">;
  if (new URL(url).origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: "window" });
  const client = await open?.navigate(url).catch(() => null);
  await (client ? client.focus() : self.clients.openWindow(url));
}
