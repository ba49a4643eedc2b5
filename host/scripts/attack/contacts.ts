import { eq } from "drizzle-orm";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { type Category, EVIL, person, status } from "./attempt.ts";

const file = (content: string | Uint8Array<ArrayBuffer>, name = "people.csv") => {
  const form = new FormData();
  form.append("file", new File([content], name));
  return form;
};

/** Getting at another owner's contacts, or through contacts at their owner. */
export const contacts: Category = {
  id: "A01",
  name: "Contacts, scans, files in and out",
  attempts: async ({ host, anyone }) => {
    const [owner, other, admin] = [await person(host, 1), await person(host, 3), await person(host, 5)];
    const made = await owner.call("POST", "/api/contacts", { name: "Zoë", email: `${unique("zoe")}@example.com` });
    const { id } = made.json<{ id: number }>();
    const path = `/api/contacts/${id}`;
    const second = await owner.call("POST", "/api/contacts", { name: "Ben" });
    const { id: benId } = second.json<{ id: number }>();
    const { db, tables } = host.database;
    const stored = async () => (await db.select().from(tables.people).where(eq(tables.people.id, id)))[0];
    const share = async (email: string) => {
      await anyone("POST", `/api/card/${owner.card.slug}/exchange`, { name: "Guest", email, consent: true });
      const [mail] = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, email));
      return /\/shared\/[\w-]+/.exec(mail!.text)![0];
    };
    return [
      [
        "somebody else and an administrator at every call of a contact",
        async () => {
          for (const { call } of [other, admin])
            for (const [method, target, body] of [
              ["GET", path, undefined],
              ["PATCH", path, { notes: "Mine" }],
              ["DELETE", path, undefined],
              ["POST", `${path}/merge`, { into: benId }],
              ["POST", `${path}/unmerge`, undefined],
              ["GET", `${path}/reminder.ics`, undefined],
              ["POST", "/api/contacts/bulk", { ids: [id], isDeleted: true }],
            ] as const)
              if (![403, 404].includes(await status(call(method, target, body)))) return false;
          return (await stored())?.name === "Zoë";
        },
      ],
      [
        "somebody else who merges a contact of ours into one of theirs",
        async () => {
          const own = (await other.call("POST", "/api/contacts", { name: "Own" })).json<{ id: number }>();
          return [403, 404].includes(await status(other.call("POST", `${path}/merge`, { into: own.id })));
        },
      ],
      [
        "somebody else's export with our ids",
        async () => !(await other.call("GET", `/api/contacts/export?ids=${id}`)).text.includes("Zoë"),
      ],
      [
        "a merge of two contacts into each other at the same moment",
        async () => {
          const [a, b] = await Promise.all([
            owner.call("POST", `${path}/merge`, { into: benId }),
            owner.call("POST", `/api/contacts/${benId}/merge`, { into: id }),
          ]);
          const isOne = [a.status, b.status].filter((code) => code === 200).length === 1;
          const survivor = a.status === 200 ? benId : id;
          await owner.call("POST", `/api/contacts/${survivor === id ? benId : id}/unmerge`);
          return isOne;
        },
      ],
      [
        "an export that runs as a formula in a spreadsheet",
        async () => {
          await owner.call("POST", "/api/contacts", { name: '=HYPERLINK("https://evil.example")', company: "@SUM(1)" });
          const { text } = await owner.call("GET", "/api/contacts/export");
          return !/(?:^|[,\n"])[=@]/m.test(text.replaceAll('""', ""));
        },
      ],
      [
        "a contact file that adds lines to ours",
        async () => {
          await owner.call("POST", "/api/contacts", {
            name: "Eve\r\nTEL:+1900",
            notes: "x\r\nEND:VCARD\r\nBEGIN:VCARD",
          });
          const { text } = await owner.call("GET", "/api/contacts/export?format=vcf&search=eve");
          return text.match(/^BEGIN:VCARD/gm)?.length === 1 && !/^TEL:\+1900/m.test(text);
        },
      ],
      [
        "a scanned address that our server should fetch",
        async () => {
          for (const address of [EVIL, "http://127.0.0.1:1/", "file:///etc/passwd", "http://169.254.169.254/latest"])
            if (
              ![400, 404].includes(
                await status(owner.call("GET", `/api/contacts/scanned?address=${encodeURIComponent(address)}`)),
              )
            )
              return false;
          return true;
        },
      ],
      [
        "a scanned address of a paused card",
        async () => {
          const hidden = await aCard(host.database, other.user, { isPaused: true });
          return (
            (await status(owner.call("GET", `/api/contacts/scanned?address=${host.url}/view/${hidden.slug}`))) === 404
          );
        },
      ],
      [
        "files of contacts that are none, too long, or made to take minutes",
        async () => {
          const started = performance.now();
          for (const content of [
            new Uint8Array(8 * 1024 * 1024 - 1_000),
            "BEGIN:VCARD\n".repeat(100_000),
            `Name,Email\n${'"'.repeat(500_000)}`,
            `BEGIN:VCARD\nFN:${"\\".repeat(2_000_000)}\nEND:VCARD`,
            `Name\n${",".repeat(2_000_000)}`,
          ])
            if ((await status(owner.call("POST", "/api/contacts/import?preview=true", file(content)))) >= 500)
              return false;
          return performance.now() - started < 20_000;
        },
      ],
      [
        "a withdrawal link with another token, used twice, and after the account is gone",
        async () => {
          const email = `${unique("guest")}@example.com`;
          const link = await share(email);
          if ((await status(anyone("GET", `${link.slice(0, -3)}xyz`))) !== 404) return false;
          const send = () =>
            fetch(host.url + link, {
              method: "POST",
              headers: { origin: host.url, "content-type": "application/x-www-form-urlencoded" },
              body: "action=withdraw",
              redirect: "manual",
            });
          await send();
          const again = await send();
          const page = await fetch(host.url + link);
          return [404, 410].includes(page.status) && again.status < 500 && !(await page.text()).includes(email);
        },
      ],
      [
        "a shared contact at the bottom of 90 merges, changed by a stranger",
        async () => {
          const email = `${unique("deep")}@example.com`;
          const link = await share(email);
          const [row] = await db.select().from(tables.contacts).where(eq(tables.contacts.email, email));
          let top = row!.personId!;
          for (let n = 0; n < 90; n++) {
            const next = (await owner.call("POST", "/api/contacts", { name: `Level ${n}` })).json<{ id: number }>().id;
            if ((await status(owner.call("POST", `/api/contacts/${top}/merge`, { into: next }))) !== 200) return false;
            top = next;
          }
          const began = performance.now();
          await fetch(host.url + link, {
            method: "POST",
            headers: { origin: host.url, "content-type": "application/x-www-form-urlencoded" },
            body: "action=change&name=Guest&email=x@example.com",
            redirect: "manual",
          });
          return performance.now() - began < 150;
        },
      ],
      [
        "a visitor who knows name and number, against what the owner typed in",
        async () => {
          const typed = { name: "Rosa Known", phone: "+49 30 5550177", company: "Hers" };
          const contact = await owner.call("POST", "/api/contacts", typed);
          const email = `${unique("eve")}@example.com`;
          await anyone("POST", `/api/card/${owner.card.slug}/exchange`, { ...typed, email, consent: true });
          const [mail] = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, email));
          const link = /\/shared\/[\w-]+/.exec(mail!.text)![0];
          for (const body of [`action=change&name=Eve&company=Evil&email=${email}`, "action=withdraw"])
            await fetch(host.url + link, {
              method: "POST",
              headers: { origin: host.url, "content-type": "application/x-www-form-urlencoded" },
              body,
              redirect: "manual",
            });
          const { id: contactId } = contact.json<{ id: number }>();
          const [person] = await db.select().from(tables.people).where(eq(tables.people.id, contactId));
          const { name, company, phones, emails } = person!;
          return (
            JSON.stringify([name, company, phones, emails]) === JSON.stringify([typed.name, "Hers", [typed.phone], []])
          );
        },
      ],
      [
        "an archive or import of somebody else's card",
        async () =>
          (await status(other.call("GET", `/api/business-cards/${owner.card.id}/archive.zip`))) === 403 &&
          (await status(anyone("GET", `/api/business-cards/${owner.card.id}/archive.zip`))) === 401,
      ],
      [
        "a card whose archive takes files of the server along",
        async () => {
          const user = await aUser(host.database, { accessLevel: 1 });
          const call = await signedIn(host, user);
          const card = await aCard(host.database, user, {
            profilePicture: "/../../../etc/passwd",
            coverPhoto: "/uploads/../cards.db",
          });
          const { bytes } = await call("GET", `/api/business-cards/${card.id}/archive.zip`);
          const text = Buffer.from(bytes).toString("latin1");
          return !text.includes("etc-passwd") && !text.includes("cards.db\u0000");
        },
      ],
    ];
  },
};
