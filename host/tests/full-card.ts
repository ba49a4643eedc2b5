import { type BusinessCard, type Database, run, type User } from "../../db/index.ts";
import { cachePlace } from "../app/location/geocode-cache.server.ts";
import { aCard, aPerson, aUserWithPassword, unique } from "./builders.ts";
import { aDomain } from "./domain-builders.ts";

export interface FullCard {
  owner: User;
  card: BusinessCard;
  submissionId: number;
  conversationId: number;
  /** Of that conversation. */
  sessionId: string;
  unansweredId: number;
  domainId: number;
  campaignId: number;
  passkeyId: number;
  appPasswordId: number;
  keyId: number;
  /** A contact, one with the same name, and one that was merged into it. */
  personId: number;
  doubleId: number;
  partId: number;
  /** Of a picture of the contact, without a file. */
  pictureName: string;
}

/** A card of which nothing is empty, with a row of everything that belongs to it and its owner. */
export async function aFullCard(database: Database): Promise<FullCard> {
  const { transaction, tables } = database;
  const owner = await aUserWithPassword(database, { accessLevel: 3, phone: "+1 555 0100", lastSignInAt: new Date() });
  const address = "1 Main Street, Springfield";
  const card = await aCard(database, owner, {
    address,
    logoUrl: "/demo/logo.svg",
    socialLinks: [["linkedin", "https://www.linkedin.com/in/ada"]],
    customButtons: [{ text: "Book", url: "https://example.com/book", backgroundColor: "#336699" }],
    gallery: [{ url: "/demo/logo.svg", alt: "Our logo" }],
    embedCodes: ['<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>'],
    formConfig: { title: "Write to us" },
    customizations: { spacing: "airy", customCss: ".card { color: red }" },
  });
  const domain = await aDomain(database, owner, {
    state: "waiting",
    cardId: card.id,
    problem: "There is no TXT record.",
    checkedAt: new Date(),
    appName: "Ada",
    themeColor: "#336699",
  });
  await cachePlace(database, address, { lat: 1, lon: 2 });
  const cardId = card.id;
  const [[submission], [conversation], [unanswered], [campaign], [appPassword], [passkey], [key]] = await Promise.all([
    transaction((tx) =>
      tx
        .insert(tables.formSubmissions)
        .values({ cardId, formData: { name: "Ben", email: "ben@example.com" } })
        .returning(),
    ),
    transaction((tx) =>
      tx
        .insert(tables.salesbotConversations)
        .values({
          cardId,
          sessionId: unique("session"),
          visitorName: "Ben",
          conversationData: [{ role: "user", content: "Hello", timestamp: new Date().toISOString() }],
          leadReasons: [{ points: 5, reason: "Said hello" }],
        })
        .returning(),
    ),
    transaction((tx) =>
      tx.insert(tables.salesbotUnanswered).values({ cardId, question: "Do you take card payments?" }).returning(),
    ),
    transaction((tx) =>
      tx
        .insert(tables.campaigns)
        .values({ cardId, name: "Berlin Fair", nameKey: "berlin fair", code: "berlin-fair", note: "Hall 3" })
        .returning(),
    ),
    transaction((tx) =>
      tx
        .insert(tables.appPasswords)
        .values({ userId: owner.id, name: "Phone", passwordHash: unique("hash") })
        .returning(),
    ),
    transaction((tx) =>
      tx
        .insert(tables.passkeys)
        .values({
          userId: owner.id,
          name: "Laptop",
          credentialId: unique("credential"),
          publicKey: "AA",
          counter: 0,
          rpId: "localhost",
        })
        .returning(),
    ),
    transaction((tx) =>
      tx
        .insert(tables.apiKeys)
        .values({
          userId: owner.id,
          name: "Sheet",
          keyHash: unique("hash"),
          prefix: "mk_abcdef",
          scopes: ["cards:read"],
          method: "password",
        })
        .returning(),
    ),
  ]);
  const person = await aPerson(database, owner, {
    emails: ["ben@example.com"],
    phones: ["+1 555 0101"],
    company: "Byron",
    title: "Poet",
    tags: ["fair"],
    notes: "Writes",
    reminderAt: new Date(),
    sources: ["form", "chat"],
  });
  const [double, part] = [await aPerson(database, owner), await aPerson(database, owner, { mergedInto: person.id })];
  const pictureName = `${unique("picture")}.private.jpg`;
  await transaction(function* (tx) {
    yield* run(tx.insert(tables.cardViews).values({ cardId, source: "link" }));
    yield* run(tx.insert(tables.cardClicks).values({ cardId, linkType: "phone", linkId: "primary" }));
    yield* run(tx.insert(tables.cardSaves).values({ cardId }));
    const met = { cardId, userId: owner.id, personId: person.id, name: "Ben" };
    yield* run(
      tx.insert(tables.contacts).values({ ...met, source: "form", submissionId: submission!.id, consentText: "Yes" }),
    );
    yield* run(tx.insert(tables.contacts).values({ ...met, source: "chat", conversationId: conversation!.id }));
    yield* run(tx.insert(tables.contactSettings).values({ userId: owner.id, stages: ["new", "won"] }));
    yield* run(tx.insert(tables.slugHistory).values({ cardId, slug: unique("old") }));
    yield* run(tx.insert(tables.uploads).values({ path: unique("file"), userId: owner.id, cardId, bytes: 1 }));
    yield* run(
      tx
        .insert(tables.uploads)
        .values({ path: pictureName, userId: owner.id, personId: person.id, bytes: 1, width: 1, height: 1 }),
    );
    yield* run(tx.insert(tables.pwaSettings).values({ scope: String(owner.id), settings: { appName: "Ada's cards" } }));
    yield* run(
      tx
        .insert(tables.salesbotConfigs)
        .values({
          cardId,
          isEnabled: true,
          services: ["Portraits"],
          priceRanges: [["Portrait", 100]],
          knowledge: [{ question: "Where?", answer: "In Springfield." }],
          workingHours: { timeZone: "UTC", days: { mon: [{ from: "09:00", to: "17:00" }] } },
        }),
    );
  });
  return {
    owner,
    card,
    submissionId: submission!.id,
    conversationId: conversation!.id,
    sessionId: conversation!.sessionId,
    unansweredId: unanswered!.id,
    domainId: domain.id,
    campaignId: campaign!.id,
    passkeyId: passkey!.id,
    appPasswordId: appPassword!.id,
    keyId: key!.id,
    personId: person.id,
    doubleId: double.id,
    partId: part.id,
    pictureName,
  };
}
