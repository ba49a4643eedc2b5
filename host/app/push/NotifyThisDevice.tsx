import { Button, Text } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { api } from "../ui/api.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import type { PushDevice } from "./subscriptions.server.ts";
import { pushWords } from "./words.en.ts";

type DeviceState = "unknown" | "impossible" | "installable" | "blocked" | "off" | "on";

interface Devices {
  publicKey: string;
  items: PushDevice[];
}

/** Safari on phones supports push for installed apps only. */
const isPhoneOfApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

const findSubscription = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

async function readState(): Promise<DeviceState> {
  if (!("PushManager" in window && "Notification" in window && "serviceWorker" in navigator))
    return isPhoneOfApple() ? "installable" : "impossible";
  if (Notification.permission === "denied") return "blocked";
  if (!(await navigator.serviceWorker.getRegistration())) return "impossible";
  // The service worker ends the subscription when its user signs out.
  return (await findSubscription()) && Notification.permission === "granted" ? "on" : "off";
}

/** Subscribes this browser with the installation's key; an older subscription with another key is of no use. */
async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await api<Devices>("GET", "/api/push-subscriptions");
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await api("POST", "/api/push-subscriptions", subscription.toJSON());
}

/** Offers notifications on this device when visitors ask for a person. The browser's prompt needs a press. */
export function NotifyThisDevice() {
  const words = useWords(pushWords);
  const [state, setState] = useState<DeviceState>("unknown");
  const { call, isBusy } = useCall(words.failed);
  useEffect(() => {
    let isCurrent = true;
    void readState().then(
      (next) => isCurrent && setState(next),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  async function turnOn() {
    if ((await Notification.requestPermission()) !== "granted") return setState(await readState());
    if (await call(subscribe)) setState("on");
  }

  async function turnOff() {
    const isOff = await call(async () => {
      const subscription = await findSubscription();
      const { items } = await api<Devices>("GET", "/api/push-subscriptions");
      const own = items.find(({ endpoint }) => endpoint === subscription?.endpoint);
      if (own) await api("DELETE", `/api/push-subscriptions/${own.id}`);
      await subscription?.unsubscribe();
    });
    if (isOff) setState("off");
  }

  if (state === "unknown" || state === "impossible") return null;
  if (state === "installable" || state === "blocked")
    return (
      <Text size="sm" c="dimmed">
        {state === "blocked" ? words.blocked : words.install}
      </Text>
    );
  return (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconBell size={18} stroke={1.8} aria-hidden />}
      disabled={isBusy}
      onClick={state === "on" ? turnOff : turnOn}
    >
      {state === "on" ? words.turnOff : words.turnOn}
    </Button>
  );
}
