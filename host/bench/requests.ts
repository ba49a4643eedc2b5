import { aCard, aUser } from "../tests/builders.ts";
import { ADMIN, startHost } from "../tests/host.ts";
import { type Client, signedIn, visitor } from "../tests/client.ts";
import { cpuSeconds } from "./cpu.ts";

const WARM = 80;
const MEASURED = 320;
/** Asked at once. */
const CALLERS = 8;

/** What a request costs a process: its processor's time, however busy the machine is. One process, SQLite. */
export async function benchRequests(): Promise<string[]> {
  const running = await startHost({ RATE_LIMITS: "off" });
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner);
  const [anyone, asOwner] = [visitor(running), await signedIn(running, owner)];
  const requests: Record<string, (i: number) => ReturnType<Client>> = {
    "the card's page": () => anyone("GET", `/view/${card.slug}`),
    "the card as JSON": () => anyone("GET", `/api/card/${card.slug}`),
    "an event": () => anyone("POST", "/api/card-views", { cardId: card.id }),
    "a contact file": () => anyone("GET", `/api/vcard/${card.id}`),
    "a question to the assistant": (i) =>
      anyone("POST", "/api/salesbot/1/chat", { message: `What do you offer? ${i}` }),
    "a QR code, drawn anew": (i) => anyone("GET", `/api/qr/${card.slug}.png?size=${200 + i}`),
    "a sign-in": () => anyone("POST", "/api/login", ADMIN),
    "the dashboard": () => asOwner("GET", "/dashboard"),
  };
  const lines: string[] = [];
  for (const [what, request] of Object.entries(requests)) {
    const ask = async (from: number, to: number) => {
      for (let i = from; i < to; i += CALLERS)
        for (const { status } of await Promise.all(Array.from({ length: CALLERS }, (_, caller) => request(i + caller))))
          if (status >= 300) throw new Error(`${what}: ${status}`);
    };
    await ask(0, WARM);
    const began = cpuSeconds(running.process.pid!);
    await ask(WARM, WARM + MEASURED);
    const ms = ((cpuSeconds(running.process.pid!) - began) / MEASURED) * 1000;
    lines.push(`${what}: ${ms.toFixed(1)} ms of processor`);
  }
  await running.stop();
  return lines;
}
