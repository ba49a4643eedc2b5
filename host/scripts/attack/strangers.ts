// What strangers without sight of our tests got through once, as far as it has no row beside its feature.
import { setTimeout as sleep } from "node:timers/promises";
import jsQR from "jsqr";
import sharp from "sharp";
import { cookiesOf } from "../../tests/authenticator-app.ts";
import { aCard, aUser, aUserWithPassword, signedInBefore, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { aDomain, callAs } from "../../tests/domain-builders.ts";
import { startHost } from "../../tests/host.ts";
import { findMail } from "../../tests/outbox.ts";
import { forgedProvider } from "../../tests/oidc-providers.ts";
import { person as personAtProvider, settingsFor, signIn } from "../../tests/oidc-sign-in.ts";
import { aSoftwarePasskey } from "../../tests/software-passkey.ts";
import { aMember, aTeam } from "../../tests/team-builders.ts";
import { Wanderer } from "../../tests/wanderer.ts";
import { BROWSER, type Category, person, status } from "./attempt.ts";

type Forged = Awaited<ReturnType<typeof forgedProvider>>;

/** Runs with a provider that says what it is told, and a server that takes levels from it. */
async function atProvider(
  attempt: (host: Awaited<ReturnType<typeof startHost>>, provider: Forged) => Promise<boolean>,
) {
  const provider = await forgedProvider(personAtProvider());
  const host = await startHost({ ...settingsFor(provider.issuer), OIDC_CLAIM_LEVEL: "level" });
  try {
    return await attempt(host, provider);
  } finally {
    await host.stop();
    await provider.stop();
  }
}

export const strangers: Category = {
  id: "A04",
  name: "What strangers have found",
  attempts: async ({ host, limited, anyone }) => [
    [
      "a card's name that is a link, in the mails of our server",
      async () => {
        const card = await aCard(host.database, await aUser(host.database), { name: "https://evil.example/win" });
        const email = `${unique("guest")}@example.org`;
        await anyone("POST", `/api/card/${card.slug}/exchange`, { name: "Guest", email, consent: true });
        const { text } = (await findMail(host, email))!;
        return text.includes("evil") && !text.includes("evil.example");
      },
    ],
    [
      "a proof at the provider that does not say when it was",
      () =>
        atProvider(async (own, provider) => {
          const [wanderer, claims] = [new Wanderer(), personAtProvider()];
          provider.forgery = { claims: (right) => ({ ...right, ...claims }) };
          const { user } = await signIn(own, wanderer);
          await signedInBefore(own.database, user!, 11);
          const { path } = await signIn(own, wanderer, "/auth/oidc?prove");
          return path.endsWith("sso=another");
        }),
    ],
    [
      "a role that the provider has withdrawn",
      () =>
        atProvider(async (own, provider) => {
          const claims = personAtProvider();
          for (const level of [undefined, null, "", "admin", [], {}]) {
            provider.forgery = { claims: (right) => ({ ...right, ...claims, level: 4 }) };
            if ((await signIn(own)).user!.accessLevel !== 4) return false;
            provider.forgery = { claims: (right) => ({ ...right, ...claims, level }) };
            if ((await signIn(own)).user!.accessLevel !== 1) return false;
          }
          return true;
        }),
    ],
    [
      "level 4 at a team's contacts and their private notes",
      async () => {
        const team = await aTeam(host);
        const member = await aMember(host, team);
        const card = await aCard(host.database, member.user, { teamId: team.id });
        const formData = { name: "Ada", email: `${unique("ada")}@example.com`, message: "Hello" };
        await anyone("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
        const editor = await person(host, 4);
        for (const path of [`/api/contacts?team=${team.id}`, `/api/contacts/export?team=${team.id}`])
          if ((await status(editor.call("GET", path))) !== 403) return false;
        return true;
      },
    ],
    [
      "a formula behind a semicolon, a tab or a line break of an exported cell",
      async () => {
        const owner = await person(host, 1);
        for (const between of [";", "\t", "\n", ","])
          await owner.call("POST", "/api/contacts", { name: unique("n"), company: `Ada${between}=1+1` });
        const { text } = await owner.call("GET", "/api/contacts/export");
        return text.includes("=1+1") && !/[;,\t\n]=1/.test(text);
      },
    ],
    [
      "numbers of a million digits in a body",
      async () => {
        const { call, card } = await person(host, 1);
        return (
          (await status(call("PUT", `/api/business-cards/${card.id}`, `{"version":${"9".repeat(1_000_000)}}`))) === 400
        );
      },
    ],
    [
      "a colleague's address, registered to block their single sign-on",
      () =>
        atProvider(async (own, provider) => {
          const colleague = personAtProvider();
          await aUserWithPassword(own.database, { email: colleague.email, emailConfirmedAt: null });
          provider.forgery = { claims: (right) => ({ ...right, ...colleague }) };
          return (await signIn(own)).user?.email === colleague.email;
        }),
    ],
    [
      "views and saves of somebody else's card under an own domain",
      async () => {
        const owner = await person(host, 3);
        const other = await person(host, 1);
        const domain = await aDomain(host.database, owner.user, { cardId: owner.card.id });
        // Other processes, and this one, hear of new domains in a while.
        while ((await callAs(host, domain.host, "/")).status === 421) await sleep(100);
        const body = JSON.stringify({ cardId: other.card.id });
        for (const path of ["/api/card-views", "/api/card-saves"])
          if ((await callAs(host, domain.host, path, { method: "POST", body })).status !== 404) return false;
        return true;
      },
    ],
    [
      "a name that ends the script which carries it",
      async () => {
        const { card } = await person(host, 1, { name: "</script><script>alert(1)</script>" });
        return !(await anyone("GET", `/sdk/v1.js?card=${card.slug}`)).text.includes("</script>");
      },
    ],
    [
      "a code of a contact that nothing reads when it is blurred",
      async () => {
        const { card } = await person(host, 1, {
          slug: unique("ada-lovelace-example").slice(0, 20),
          ...{ title: "Analyst", company: "Analytical Engines", phone: "+49 30 5550100", email: "ada@example.com" },
        });
        const { bytes } = await anyone("GET", `/api/qr/${card.slug}.png?holds=contact&ec=H&size=600`);
        const { data, info } = await sharp(bytes)
          .flatten()
          .blur(2)
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data.startsWith("BEGIN:VCARD") === true;
      },
    ],
    [
      "answers of a real passkey: another's tab, again, without a look at who is there, of a copy",
      async () => {
        const user = await aUser(host.database);
        const answerTo = await aSoftwarePasskey(host, user);
        const ask = async () => {
          const begun = await anyone("POST", "/api/login/passkey/options");
          return { challenge: begun.json<{ challenge: string }>().challenge, cookie: cookiesOf(begun) };
        };
        const send = (answer: unknown, cookie: string) =>
          status(anyone("POST", "/api/login/passkey", answer, { cookie, origin: host.url }));
        const [first, second] = [await ask(), await ask()];
        const right = answerTo({ challenge: first.challenge, origin: host.url });
        const codes = [
          await send(right, second.cookie),
          await send(answerTo({ challenge: second.challenge, origin: host.url, isVerified: false }), second.cookie),
        ];
        if ((await send(right, first.cookie)) !== 200) return false;
        codes.push(await send(right, first.cookie));
        const third = await ask();
        codes.push(await send(answerTo({ challenge: third.challenge, origin: host.url }), third.cookie));
        return codes.join() === "401,401,401,403"; // the copy is told apart
      },
    ],
    [
      "thousands of views of a rival's card from one address",
      async () => {
        const { card, call } = await person(limited, 1);
        const from = { ...BROWSER, "x-forwarded-for": "203.0.113.77" };
        const view = () => status(visitor(limited)("POST", "/api/card-views", { cardId: card.id }, from));
        const codes: number[] = [];
        for (let n = 0; n < 100; n++) codes.push(...(await Promise.all(Array.from({ length: 25 }, view))));
        const { summary } = (await call("GET", `/api/analytics/${card.id}`)).json<{
          summary: { uniqueVisitors: number };
        }>();
        return codes.filter((code) => code === 429).length > 1_000 && summary.uniqueVisitors === 1;
      },
    ],
    [
      "a session that has ended, for what a service worker keeps of its pages",
      async () => {
        const user = await aUserWithPassword(host.database);
        const call = await signedIn(host, user);
        const page = await call("GET", "/contacts");
        const end = await call("POST", "/api/logout");
        return /no-store|private/.test(page.headers.get("cache-control") ?? "") && end.status < 400;
      },
    ],
  ],
};
