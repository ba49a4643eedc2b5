import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { type BusinessCard, firstRow, getRow, run, type SharedDetails, type User } from "#db/index.ts";
import { displayName } from "#sdk/card/contact.ts";
import { tokenHash } from "../../auth/sessions/session.server.ts";
import type { Language } from "#sdk/languages.ts";
import { findPublicCard, publicCard } from "../../cards/public-card.server.ts";
import { config } from "../../config/config.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { NotFound, TooManyRequests } from "../../errors.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import { consumeMailLimit } from "../../mail/limits.server.ts";
import { queueMail, queueMailToOwner } from "../../mail/outbox.server.ts";
import { consumeForCard } from "../../rate-limits/rate-limits.server.ts";
import type { Actor } from "../../access.ts";
import { followShared, mayFollow } from "./following.server.ts";
import { type ExchangeBody, isSpam, type ShareChange } from "./exchange.schema.ts";
import { assignToCardOwner } from "../people/backfill.server.ts";
import { getContactOwner, getContactOwners, recordInteraction } from "../people/interactions.server.ts";
import { contactMailWords } from "../mails/words.ts";
import { findCurrentId, settleMerges } from "../people/merge.server.ts";
import { emailKey } from "../people/terms.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { deleteShareMails, noticeSubject } from "./share-mails.server.ts";
import { changeShared, takeBack } from "./withdrawal.server.ts";
import { type AccountEvent, recordEvents } from "../../webhooks/record-events.server.ts";
import { exchangeWords, filled } from "./words/index.ts";
import { contactMessages } from "../messages.en.ts";
import { inputMessages } from "../../input/messages.en.ts";

const { businessCards, contacts, contactShares, users } = tables;

/** The sentence that a visitor agrees to; kept with what was shared. */
export const consentTextFor = (name: string, language: Language): string =>
  filled(exchangeWords[language].consent, { o: name });

/**
 * Creates or updates a contact from a visitor's details, and emails the visitor a link to change or withdraw them. Only
 * that email has the token.
 */
export async function exchange(
  slug: string,
  body: ExchangeBody,
  { clientAddress, language, user: visitor }: { clientAddress: string; language: Language; user: Actor | null },
): Promise<{ message: string }> {
  const card = await publicCard(slug);
  const { thanks } = exchangeWords[language];
  if (isSpam(body)) return { message: thanks };
  const email = body.email!;
  await consumeForCard({ address: clientAddress, card: card.id }, inputMessages.cardBusy);
  // Without the email, the visitor could not withdraw. The card's email limit is for those to its owner.
  if (!(await consumeMailLimit(email, { address: clientAddress }, "visitorTo"))) throw new TooManyRequests(3_600);
  const { name, phone, company, title } = body;
  const details = { name, email, phone, company, title };
  const token = randomBytes(32).toString("base64url");
  const owner = displayName(card);
  const consentText = consentTextFor(owner, language);
  const visitorsCard = body.card ? (await findPublicCard(body.card))?.card : undefined;
  const link = visitorsCard ? pageUrlOf(visitorsCard) : null;
  const contactOwner = await getContactOwner(card.user.id);
  const isOwnCard = visitor !== null && visitorsCard?.user.id === visitor.id && visitor.id !== contactOwner.userId;
  const user = await firstRow(db.select().from(users).where(eq(users.id, contactOwner.userId)));
  const isNotified = user && (await consumeMailLimit(user.email, { address: clientAddress, card: card.id }));
  await transaction(function* (tx) {
    const interaction = {
      ...{ ...details, source: "exchange" as const, cardId: card.id, note: link, consentText },
      sharedById: visitor?.id,
    };
    const { personId, rowId, brought, isNew } = yield* recordInteraction(tx, contactOwner, interaction);
    const isFollowed = isOwnCard && (yield* mayFollow(tx, visitor.id, { email, isNew }));
    const share = yield* getRow(
      tx
        .insert(contactShares)
        .values({
          ...{ tokenHash: tokenHash(token), contactId: rowId, given: details, brought, emailKey: emailKey(email) },
          ...(isFollowed && {
            ...{ followedCardId: visitorsCard.id, sharedById: visitor.id, sharedWithId: contactOwner.userId },
          }),
        })
        .returning(),
    );
    yield* followShared(tx, contactOwner, share, false);
    const mail = mailOf(owner, details, { link, token, language, consentText });
    yield* run(queueMail(tx, { to: email, ...mail, contactsOf: contactOwner.userId }));
    if (isNotified) yield* queueMailToOwner(tx, user, noticeOf(user, { details, link, personId, owner }));
  });
  return { message: thanks };
}

/** The mail to the owner of the card; withdrawn details are removed from it, as it names the visitor. */
function noticeOf(
  owner: Pick<User, "locale">,
  {
    details,
    link,
    personId,
    owner: ownerName,
  }: { details: SharedDetails; link: string | null; personId: number; owner: string },
) {
  const words = contactMailWords[accountLocale(owner)];
  const { shared } = words;
  return {
    subject: noticeSubject(words, details),
    text: [
      shared.text(ownerName),
      "",
      ...DETAIL_FIELDS.flatMap((field) => details[field] ?? []),
      ...(link ? [link] : []),
      "",
      shared.see(`${config.publicUrl}/contacts/${personId}`),
    ].join("\n"),
  };
}

const DETAIL_FIELDS = ["name", "email", "phone", "company", "title"] as const;

interface ExchangeResult {
  link: string | null;
  token: string;
  language: Language;
  consentText: string | null;
}

function mailOf(owner: string, details: SharedDetails, { link, token, language, consentText }: ExchangeResult) {
  const words = exchangeWords[language];
  const url = `${config.publicUrl}/shared/${token}${language === "en" ? "" : `?lang=${language}`}`;
  return {
    // The mail's first sentence, without its colon.
    subject: filled(words.mailGave, { o: owner })
      .replace(/\s+/g, " ")
      .replace(/ ?[:：]$/, "")
      .slice(0, 150),
    text: [
      filled(words.mailGave, { o: owner }),
      "",
      ...DETAIL_FIELDS.flatMap((field) => (details[field] ? [`${words[field]}: ${details[field]}`] : [])),
      ...(link ? [link] : []),
      "",
      ...(consentText ? [filled(words.agreed, { t: consentText }), ""] : []),
      words.mailLink,
      url,
      "",
      words.mailNotYou,
    ].join("\n"),
  };
}

/** Details given, with recipient and time. Throws NotFound if the token is unknown or withdrawn. */
export async function getExchange(token: string) {
  const { share, row, card } = await getShare(token);
  return {
    ...share.given,
    // Current values of the followed card, except the email that the link was sent to.
    ...(share.followed && pickDetails(share.followed.values)),
    owner: nameOfOwner(card),
    consentText: row.consentText,
    at: share.createdAt.toISOString(),
  };
}

const pickDetails = ({ name, phone, company, title }: SharedDetails) => ({ name, phone, company, title });

const nameOfOwner = ({ name, company, slug }: BusinessCard): string => name ?? company ?? slug;

async function getShare(token: string) {
  return await getRow(
    db
      .select({ share: contactShares, row: contacts, card: businessCards })
      .from(contactShares)
      .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
      .innerJoin(businessCards, eq(businessCards.id, contacts.cardId))
      .where(eq(contactShares.tokenHash, tokenHash(token))),
    () => new NotFound(contactMessages.shareNotFound),
  );
}

/**
 * Puts other details in place of those that were given; what the owner has written stays. Another address gets the mail
 * with the link, too: whose it is may know nothing of it.
 */
export async function updateExchange(
  token: string,
  changed: ShareChange,
  { clientAddress, language }: { clientAddress: string; language: Language },
): Promise<void> {
  const { share, row, card } = await getShare(token);
  const details = { ...changed, email: changed.email! };
  const { name, email, phone } = details;
  const hasNewEmail = emailKey(email) !== emailKey(share.given.email);
  if (hasNewEmail && !(await consumeMailLimit(email, { address: clientAddress }, "visitorTo")))
    throw new TooManyRequests(3_600);
  const contactOwner = await getContactOwner(card.userId);
  const mail = mailOf(nameOfOwner(card), details, { link: row.note, token, language, consentText: row.consentText });
  // What is said from now on is for the present owner of the card.
  if (row.userId !== card.userId) await assignToCardOwner(row, contactOwner);
  else if (row.personId !== null) await settleMerges(await findCurrentId(row.personId));
  await transaction(function* (tx) {
    const changedShare = yield* firstRow(
      tx.update(contactShares).set({ given: details }).where(eq(contactShares.id, share.id)).returning(),
    );
    yield* run(tx.update(contacts).set({ name, email, phone }).where(eq(contacts.id, row.id)));
    if (hasNewEmail) yield* run(queueMail(tx, { to: email, ...mail, contactsOf: contactOwner.userId }));
    const current = yield* firstRow(tx.select().from(contacts).where(eq(contacts.id, row.id)));
    if (!current || !changedShare) return;
    if (!(yield* followShared(tx, contactOwner, changedShare, true)))
      yield* changeShared(tx, contactOwner, { share: changedShare, row: current }, details);
  });
}

/**
 * Withdraws everything that a visitor shared on a card, by all links sent to the same first email; a contact known only
 * from these is deleted. Exchanges are withdrawn one by one, this link's last, so that the link can resume an
 * interrupted withdrawal.
 */
export async function withdraw(token: string): Promise<void> {
  const { share, row, card } = await getShare(token);
  const others = share.emailKey === null ? [] : await otherShares(card.id, share);
  const shares = [...others, { share, row }];
  // Of a card that passed on, a former owner may still have some.
  const owners = await getContactOwners([card.userId, ...shares.flatMap((one) => one.row.userId ?? [])]);
  for (const [index, one] of shares.entries()) {
    const contactOwner = owners.get(one.row.userId ?? card.userId) ?? owners.get(card.userId)!;
    if (one.row.personId !== null) await settleMerges(await findCurrentId(one.row.personId));
    await transaction(function* (tx) {
      const current = yield* firstRow(
        tx
          .select({ share: contactShares, row: contacts })
          .from(contactShares)
          .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
          .where(eq(contactShares.id, one.share.id)),
      );
      if (!current) return;
      const owner = yield* firstRow(tx.select().from(users).where(eq(users.id, contactOwner.userId)));
      if (owner) yield* deleteShareMails(tx, owner, current.share);
      yield* takeBack(tx, contactOwner, current);
      const { personId } = current.row;
      const isLast = shares.slice(index + 1).every((later) => later.row.personId !== personId);
      if (personId !== null && isLast)
        yield* recordEvents(tx, tables, [withdrawn(contactOwner.userId, personId, card.id)]);
    });
    await nextEventLoopTurn();
  }
}

/** Nothing but whose details are to be deleted. */
const withdrawn = (userId: number, id: number, cardId: number): AccountEvent => ({
  userId,
  event: "contact.withdrawn",
  data: { id, cardId },
});

/** Bound for one visitor's exchanges on a card; in practice, email limits are lower. */
const MAX_SHARES = 1_000;

type Share = typeof contactShares.$inferSelect;

const otherShares = (cardId: number, { id, emailKey: key }: Share) =>
  db
    .select({ share: contactShares, row: contacts })
    .from(contactShares)
    .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
    .where(and(eq(contactShares.emailKey, key!), eq(contacts.cardId, cardId), ne(contactShares.id, id)))
    .limit(MAX_SHARES);
