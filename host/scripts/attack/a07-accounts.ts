import { eq } from "drizzle-orm";
import sharp from "sharp";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { findMail, linkTo } from "../../tests/outbox.ts";
import { type Category, person } from "./attempt.ts";

/** Taking over an account or its printed codes. */
export const accounts: Category = {
  id: "A07",
  name: "Taking over accounts, addresses and old slugs",
  attempts: async ({ host, limited, anyone }) => {
    const anAddress = () => `${unique("mail")}@example.com`;
    const tokenTo = async (email: string) =>
      new URL(await linkTo(host, email), host.url).searchParams.get("token") ?? "";
    const registering = (changes: object) => {
      const username = unique("n");
      const account = { username, email: `${username}@example.com`, password: "a rather long one", ...changes };
      return anyone("POST", "/api/register", account);
    };
    const statusesOf = (answers: { status: number }[], status: number) =>
      answers.filter((response) => response.status === status).length;
    return [
      [
        "leaving the site after signing in",
        async () => {
          const call = await signedIn(host, await aUser(host.database));
          return (await call("GET", "/auth?to=/.//evil.example")).headers.get("location") === "/dashboard";
        },
      ],
      [
        "150 wrong passwords at the same moment",
        async () => {
          const { username } = await aUserWithPassword(limited.database);
          const tries = Array.from({ length: 150 }, (_, n) =>
            visitor(limited)("POST", "/api/login", { username, password: `wrong ${n}` }),
          );
          return statusesOf(await Promise.all(tries), 401) <= 10;
        },
      ],
      [
        "guesses from 60 addresses of one network lock the owner out",
        async () => {
          const owner = await aUserWithPassword(limited.database);
          const from = (address: string, password: string) =>
            visitor(limited)(
              "POST",
              "/api/login",
              { username: owner.username, password },
              { "x-forwarded-for": address },
            );
          await Promise.all(Array.from({ length: 41 }, (_, n) => from(`2001:db8:2:${n}::1`, `wrong ${n}`)));
          const guesses = Array.from({ length: 60 }, (_, n) => from(`2001:db8:2:${n}::2`, `guess ${n}`));
          // Those that wait have taken their places.
          await Promise.race(guesses);
          const { status } = await from("203.0.113.77", PASSWORD);
          await Promise.all(guesses);
          return status === 200;
        },
      ],
      [
        "wrong passwords from 60 addresses of one IPv6 network",
        async () => {
          const tries = Array.from({ length: 60 }, (_, n) =>
            visitor(limited)(
              "POST",
              "/api/login",
              { username: unique("nobody"), password: "wrong" },
              { "x-forwarded-for": `2001:db8:1:1::${n.toString(16)}` },
            ),
          );
          return statusesOf(await Promise.all(tries), 401) <= 40;
        },
      ],
      [
        "100 messages to one card from 100 addresses",
        async () => {
          const { slug } = await aCard(limited.database, await aUser(limited.database));
          const message = { formData: { name: "V", email: "v@example.com", message: "Hi" }, consent: true };
          const tries = Array.from({ length: 100 }, (_, n) =>
            visitor(limited)("POST", `/api/card/${slug}/submissions`, message, {
              "x-forwarded-for": `198.51.100.${n}`,
            }),
          );
          return statusesOf(await Promise.all(tries), 201) <= 60;
        },
      ],
      [
        "70 messages to one card from 7 addresses shut its form for another",
        async () => {
          const { slug } = await aCard(limited.database, await aUser(limited.database));
          const message = { formData: { name: "V", email: "v@example.com", message: "Hi" }, consent: true };
          const write = (address: string) =>
            visitor(limited)("POST", `/api/card/${slug}/submissions`, message, { "x-forwarded-for": address });
          await Promise.all(Array.from({ length: 70 }, (_, n) => write(`203.0.113.${200 + (n % 7)}`)));
          return (await write("198.51.100.222")).status === 201;
        },
      ],
      [
        "an easy password, by registering and by an administrator",
        async () => {
          const { call } = await person(host, 5);
          const { id } = await aUser(host.database);
          const answers = await Promise.all(
            ["password", "12345678", "        ", "PASSWORD", "ｐａｓｓｗｏｒｄ"].flatMap((password) => [
              registering({ password }),
              call("PATCH", `/api/users/${id}`, { password }),
            ]),
          );
          return answers.every(({ status }) => status === 400);
        },
      ],
      [
        "a name that looks like another's",
        async () => {
          const answers = await Promise.all(["ɑdmin", "admın", "аdmin"].map((username) => registering({ username })));
          return answers.every(({ status }) => status === 400);
        },
      ],
      [
        "a reset link from before a change of password",
        async () => {
          const user = await aUserWithPassword(host.database);
          await anyone("POST", "/api/reset-password", { email: user.email });
          const token = await tokenTo(user.email);
          const call = await signedIn(host, user);
          await call("POST", "/api/update-password", { currentPassword: PASSWORD, newPassword: "a rather long one" });
          return (await anyone("GET", `/reset-password?token=${token}`)).text.includes("This link has expired");
        },
      ],
      [
        "a new address by a stolen session",
        async () => {
          const user = await aUserWithPassword(host.database);
          const call = await signedIn(host, user);
          const { transaction, tables } = host.database;
          await transaction((tx) =>
            tx
              .update(tables.sessions)
              .set({ createdAt: new Date(0) })
              .where(eq(tables.sessions.userId, user.id)),
          );
          return (await call("PUT", `/api/users/${user.id}`, { email: anAddress() })).status === 403;
        },
      ],
      [
        "a new address that was not confirmed",
        async () => {
          const user = await aUserWithPassword(host.database);
          const call = await signedIn(host, user);
          await call("PUT", `/api/users/${user.id}`, { email: anAddress() });
          return (await call("GET", "/api/user")).json().email === user.email;
        },
      ],
      [
        "a reset link from before a change of address",
        async () => {
          const user = await aUserWithPassword(host.database);
          await anyone("POST", "/api/reset-password", { email: user.email });
          const token = await tokenTo(user.email);
          const fresh = anAddress();
          await (
            await signedIn(host, user)
          )("PUT", `/api/users/${user.id}`, { email: fresh });
          await anyone("POST", "/api/email/confirm", { token: await tokenTo(fresh) });
          return (await anyone("GET", `/reset-password?token=${token}`)).text.includes("This link has expired");
        },
      ],
      [
        "a new address that the owner of the old one is not told of, or cannot undo",
        async () => {
          const user = await aUserWithPassword(host.database);
          const fresh = anAddress();
          await (
            await signedIn(host, user)
          )("PUT", `/api/users/${user.id}`, { email: fresh });
          await anyone("POST", "/api/email/confirm", { token: await tokenTo(fresh) });
          await anyone("POST", "/api/email/confirm", { token: await tokenTo(user.email) });
          return (await (await signedIn(host, user))("GET", "/api/user")).json().email === user.email;
        },
      ],
      [
        "mails without end to somebody who never asked, from many addresses and under many spellings",
        async () => {
          const mailbox = unique("victim");
          const spellings = Array.from({ length: 12 }, (_, n) => `${mailbox.split("").join(".")}+${n}@gmail.com`);
          for (const [n, email] of spellings.entries()) {
            const account = { username: unique("n"), email, password: "a rather long one" };
            await visitor(limited)("POST", "/api/register", account, { "x-forwarded-for": `203.0.113.${n}` });
          }
          const { db, tables } = limited.database;
          const to = await db.select({ recipient: tables.mailOutbox.recipient }).from(tables.mailOutbox);
          const sent = to.filter(({ recipient }) => spellings.includes(recipient)).length;
          return sent > 0 && sent <= 5;
        },
      ],
      [
        "mail by way of an account whose address nobody confirmed",
        async () => {
          const email = anAddress();
          const registered = await registering({ email });
          const cookie = registered.headers.get("set-cookie")!.split(";")[0]!;
          const card = await aCard(host.database, registered.json<{ id: number }>());
          const message = { formData: { name: "V", email: "v@example.com", message: "Buy this" }, consent: true };
          const response = await anyone("POST", `/api/card/${card.slug}/submissions`, message);
          const pending = await anyone("GET", "/api/email/pending", undefined, { cookie });
          const isOnlyMail = (await tokenTo(email)) !== "" && (await findMail(host, email)) === undefined;
          return response.status === 201 && pending.json().waiting === 1 && isOnlyMail;
        },
      ],
      [
        "pictures of a deleted account, in the widths that are drawn from them",
        async () => {
          const owner = await person(host, 1);
          const form = new FormData();
          const pixels = sharp({ create: { width: 600, height: 400, channels: 3, background: "#336699" } });
          form.append("file", new File([new Uint8Array(await pixels.jpeg().toBuffer())], "photo.jpg"));
          form.append("cardId", String(owner.card.id));
          const { url } = (await owner.call("POST", "/api/upload", form)).json<{ url: string }>();
          const paths = [url, ...[240, 480].map((width) => url.replace("/uploads/", `/pictures/${width}/`))];
          const before = await Promise.all(paths.map((path) => anyone("GET", path)));
          await (
            await signedIn(host, { id: 1 })
          )("DELETE", `/api/users/${owner.user.id}`);
          const after = await Promise.all(paths.map((path) => anyone("GET", path)));
          return before.every(({ status }) => status === 200) && after.every(({ status }) => status === 404);
        },
      ],
      [
        "the name of who wrote to a deleted account, in the subject of the mail that was sent",
        async () => {
          const owner = await person(host, 1);
          const name = unique("secret");
          const message = { formData: { name, email: "v@example.com", message: "Hi" }, consent: true };
          await anyone("POST", `/api/card/${owner.card.slug}/submissions`, message);
          const isSent = (await findMail(host, owner.user.email))?.text.includes(name);
          await (
            await signedIn(host, { id: 1 })
          )("DELETE", `/api/users/${owner.user.id}`);
          const { db, tables } = host.database;
          return isSent === true && !JSON.stringify(await db.select().from(tables.mailOutbox)).includes(name);
        },
      ],
      [
        "the old slug of somebody's card",
        async () => {
          const owner = await person(host, 3);
          const { slug: old, id } = owner.card;
          await owner.call("PUT", `/api/business-cards/${id}`, { slug: unique("moved") });
          const thief = await person(host, 2);
          const renaming = await thief.call("PUT", `/api/business-cards/${thief.card.id}`, { slug: old });
          const newcomer = await signedIn(host, await aUser(host.database, { accessLevel: 2 }));
          const made = await newcomer("POST", "/api/business-cards", { slug: old });
          return renaming.status === 409 && made.json().slug !== old;
        },
      ],
    ];
  },
};
