import { aCard, aSession, aUser } from "../../tests/builders.ts";
import { aDomain, callAs } from "../../tests/domain-builders.ts";
import type { Host } from "../../tests/host.ts";
import { type Category, status } from "./attempt.ts";

const DOMAIN_READY_MS = 10_000;

async function aCustomDomain(host: Host) {
  const user = await aUser(host.database, { accessLevel: 3 });
  const card = await aCard(host.database, user);
  const domain = await aDomain(host.database, user, { cardId: card.id });
  const until = Date.now() + DOMAIN_READY_MS;
  while ((await callAs(host, domain.host, "/healthz")).status === 200 && Date.now() < until)
    if ((await callAs(host, domain.host, "/")).status === 200) break;
  return { user, card, id: domain.id, name: domain.host };
}

export const hosts: Category = {
  id: "Hosts",
  name: "Confusion of hosts and poisoned caches",
  attempts: async ({ host, limited }) => {
    const [own, other] = [await aCustomDomain(host), await aCustomDomain(host)];
    const behindProxy = await aCustomDomain(limited);
    const page = (name: string, path: string, headers: Record<string, string> = {}) =>
      callAs(host, name, path, { headers });
    const main = new URL(host.url).host;
    const path = `/view/${own.card.slug}`;
    return [
      ["pages under a host that is nobody's", async () => (await status(page("evil.example", path))) === 421],
      [
        "built files and calls under a host that is nobody's",
        async () =>
          (await status(page("evil.example", "/sdk/v1.js"))) === 421 &&
          (await status(page("evil.example", "/api/user"))) === 421,
      ],
      [
        "a link of ours made with a forged Host",
        async () => !(await page(own.name, "/", { "x-forwarded-host": "evil.example" })).text.includes("evil.example"),
      ],
      [
        "a forged X-Forwarded-Host without a proxy",
        async () => (await page(main, "/auth", { "x-forwarded-host": other.name })).text.includes("Password"),
      ],
      [
        "a forged first X-Forwarded-Host behind a proxy",
        async () => {
          const headers = { "x-forwarded-host": `evil.example, ${behindProxy.name}` };
          const response = await callAs(limited, "app1:3000", "/", { headers });
          return response.status === 200 && !response.text.includes("evil.example");
        },
      ],
      ["two hosts in one request", async () => (await status(page(main, `http://${own.name}/`))) === 400],
      [
        "a page of one domain kept for another",
        async () => {
          const texts = [];
          for (const [name, at] of [
            [main, path],
            [own.name, "/"],
            [main, path],
          ] as const)
            texts.push((await page(name, at)).text);
          return texts[0] === texts[2] && texts[0] !== texts[1] && !texts[0]!.includes(own.name);
        },
      ],
      [
        "a tag of one domain's page taken for another's",
        async () => {
          const { headers } = await page(main, path);
          return (await status(page(own.name, "/", { "if-none-match": String(headers.etag) }))) === 200;
        },
      ],
      [
        "another owner's card under a domain",
        async () => (await status(page(own.name, `/${other.card.slug}`))) === 404,
      ],
      [
        "another owner's contact under a domain",
        async () => (await status(page(own.name, `/api/vcard/${other.card.id}`))) === 404,
      ],
      [
        "another owner's icon, code, embed, file of the app and assistant under a domain",
        async () => {
          const { slug, id } = other.card;
          const paths = [
            `/icons/card-${slug}/icon-192.png`,
            `/icons/domain-${other.id}/icon-192.png`,
            `/icons/domain-${own.id}-${slug}/icon-192.png`,
            `/api/qr/${slug}.png`,
            `/sdk/card/${slug}`,
            `/sdk/v1.js?card=${slug}`,
            `/view/${slug}/manifest.webmanifest`,
            `/api/salesbot/${id}/welcome`,
            `/api/wallet/${id}.pkpass`,
          ];
          const codes = await Promise.all(paths.map((at) => status(page(own.name, at))));
          return codes.every((code) => code === 404);
        },
      ],
      [
        "a domain's page kept for another by spellings of Host and path",
        async () => {
          const spellings: [string, string][] = [
            [own.name.toUpperCase(), "/"],
            [`${own.name}.`, "/"],
            [`${own.name}:80`, "/"],
            [own.name, "/?x=1"],
            [own.name, "//"],
            [own.name, `/%2e%2e/view/${other.card.slug}`],
            [own.name, `/${other.card.slug}?host=${other.name}`],
          ];
          for (const [name, at] of spellings) {
            const { text } = await page(name, at, { "x-forwarded-host": other.name, forwarded: `host=${other.name}` });
            if (text.includes(other.name) || text.includes(other.card.slug)) return false;
          }
          const { text } = await page(other.name, "/");
          return text.includes(other.name) && !text.includes(own.name);
        },
      ],
      [
        "a page of one domain made under another's address by two at the same moment",
        async () => {
          const names = Array.from({ length: 40 }, (_, n) => (n % 2 ? own.name : other.name));
          const texts = await Promise.all(names.map(async (name) => (await page(name, "/")).text));
          return texts.every((text, n) => !text.includes(n % 2 ? other.name : own.name));
        },
      ],
      [
        "an older slug of one domain led to another host",
        async () => {
          const { headers } = await page(own.name, `/view/${own.card.slug}`, { "x-forwarded-host": "evil.example" });
          return !String(headers.location ?? "").includes("evil.example");
        },
      ],
      [
        "a call of one domain answered with another's Origin",
        async () => {
          const response = await page(own.name, "/dashboard", { origin: `http://${other.name}` });
          return response.status === 404;
        },
      ],
      [
        "a session's data under an owner's domain",
        async () => {
          const cookie = await aSession(host.database, own.user);
          const codes = ["/api/user", "/dashboard", "/dashboard.data", "/api/business-cards", "/users"].map((at) =>
            status(page(own.name, at, { cookie })),
          );
          return (await Promise.all(codes)).every((code) => code === 404);
        },
      ],
      [
        "a certificate for a name that is nobody's",
        async () => (await status(page(main, "/internal/domain?domain=evil.example"))) === 404,
      ],
      [
        "the proxy's question from outside",
        async () => {
          const headers = { "x-forwarded-for": "203.0.113.7" };
          return (await status(page(main, `/internal/domain?domain=${own.name}`, headers))) === 403;
        },
      ],
    ];
  },
};
