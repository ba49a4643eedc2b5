import { and, asc, eq, gt, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { getRow, rowBytes, run, type Tx, type TxSteps } from "#db/index.ts";
import { z } from "zod";
import { DAY_MS } from "../config/durations.ts";
import { mayConfigurePwa, mayEditCard, mayManageTeam, requirePermission, SITE } from "../access.ts";
import { mayManageDomain } from "../domains/access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { getCard } from "../cards/cards.server.ts";
import { uploadPathsIn } from "../cards/referenced-files.server.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { Invalid, NotFound } from "../errors.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { sizedPages } from "../runtime/sized-pages.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { parse, rowId } from "../http/parse.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { isOurStorage } from "./storage-identity.server.ts";
import { domainsReferencing, teamsReferencing } from "./ownership.server.ts";
import { quarantinePicture } from "./resized.server.ts";
import { appPicture, type Picture, picture } from "./picture.server.ts";
import { publicNameOf, randomName } from "./storage-interface.server.ts";
import { storage } from "./storage.server.ts";
import { mediaTypeOf } from "./media-types.ts";
import { targetOf, type UploadResult } from "./upload.schema.ts";
import { uploadMessages } from "./messages.en.ts";

const { businessCards, domains, people, pwaSettings, salesbotConfigs, teams, uploads } = tables;

/** How long an unused file is kept, as its card may not be saved yet, or a change may be undone. */
export const UNUSED_GRACE_MS = DAY_MS;
const SWEPT_AT_ONCE = 100;

/** Stores a picture for a card, a team or a domain and returns its address; a separate call then shows it. */
export async function uploadPicture(actor: SessionUser, form: FormData, clientAddress: string): Promise<UploadResult> {
  const { ownerId, cardId } = await placeOf(actor, form);
  const type = form.get("type");
  await countUpload(actor, clientAddress);
  const made = await picture(await bytesOf(form), targetOf(typeof type === "string" ? type : ""), {
    id: actor.id,
    clientAddress,
  });
  return keep(made, { userId: ownerId, cardId });
}

/** The owner of a picture: the card's owner, or the uploader for a team or domain. Throws NotFound or Refused. */
async function placeOf(actor: SessionUser, form: FormData): Promise<{ ownerId: number; cardId: number | null }> {
  const idIn = (name: string) => parse(z.object({ [name]: rowId }), { [name]: form.get(name) }, "body")[name]!;
  if (form.has("teamId")) {
    const team = await getRow(
      db
        .select({ id: teams.id })
        .from(teams)
        .where(eq(teams.id, idIn("teamId"))),
      () => new NotFound(uploadMessages.teamNotFound),
    );
    requirePermission(mayManageTeam(actor, team.id));
    return { ownerId: actor.id, cardId: null };
  }
  if (form.has("domainId")) {
    const domain = await getRow(
      db
        .select({ userId: domains.userId, teamId: domains.teamId })
        .from(domains)
        .where(eq(domains.id, idIn("domainId"))),
      () => new NotFound(uploadMessages.domainNotFound),
    );
    requirePermission(mayManageDomain(actor, domain));
    return { ownerId: actor.id, cardId: null };
  }
  const card = await getCard(actor, idIn("cardId"), mayEditCard);
  return { ownerId: card.userId, cardId: card.id };
}

const SIDES = { icon192: 192, icon512: 512, iconMaskable: 512, splashImage: 1000 } as const;
const slot = z.object({
  type: z.enum(
    Object.keys(SIDES) as [keyof typeof SIDES],
    "type must be icon192, icon512, iconMaskable or splashImage",
  ),
});

/** Stores a picture for the web-app settings and returns its address. */
export async function uploadForApp(actor: SessionUser, form: FormData, clientAddress: string): Promise<UploadResult> {
  requirePermission(mayConfigurePwa(actor));
  const { type } = parse(slot, { type: form.get("type") }, "body");
  const side = SIDES[type];
  await countUpload(actor, clientAddress);
  return keep(await appPicture(await bytesOf(form), side, { id: actor.id, clientAddress }), { userId: actor.id });
}

/** Counts a picture that will be stored, as a bound for the disk. Throws TooMany. */
export async function countUpload(actor: { id: number }, clientAddress: string): Promise<void> {
  await consume("uploadsOfDay", { account: actor.id }, uploadMessages.uploadLimit);
  await consume("uploadsOfNetwork", { address: clientAddress }, uploadMessages.uploadLimit);
}

export async function bytesOf(form: FormData): Promise<Uint8Array> {
  const file = form.get("file");
  if (!(file instanceof Blob) || file.size === 0) throw Invalid.field("file", "no_file", uploadMessages.noFile);
  return new Uint8Array(await file.arrayBuffer());
}

/** Stores a public picture as a file of the card's owner, whoever uploads it. */
async function keep(made: Picture, owner: UploadedFor): Promise<UploadResult> {
  const name = randomName(made.extension);
  await storePicture(name, made, owner);
  return { success: true, url: `/uploads/${name}`, ...(made.isStilled && { note: uploadMessages.stilled }) };
}

/** Owner and purpose of a picture. */
interface UploadedFor {
  userId: number;
  cardId?: number | null;
  personId?: number;
}

/** Stores a picture under a name, with its row, unless `check` throws in the row's transaction. */
export async function storePicture(
  name: string,
  { bytes, width, height, color }: Picture,
  owner: UploadedFor,
  check?: (tx: Tx) => TxSteps<void>,
): Promise<void> {
  await storage.write(name, bytes);
  try {
    await transaction(function* (tx) {
      if (check) yield* check(tx);
      yield* run(tx.insert(uploads).values({ path: name, ...owner, bytes: bytes.length, width, height, color }));
    });
  } catch (error) {
    await storage.remove(name).catch(() => {}); // the first failure is the one to report; the sweep finds the file
    throw error;
  }
  // A failed cleanup must not fail the upload, which is stored; the next one finds what was left.
  void removeUnused(owner.userId).catch((error: unknown) =>
    log("error", "unused uploads not removed", errorFields(error)),
  );
}

/** Sets aside a user's files that no card, assistant, app setting or contact has any more. Returns how many. */
export async function removeUnused(userId: number, now = Date.now()): Promise<number> {
  if (!(await isOurStorage())) return 0;
  // The user's cards are read once, whatever files there are: a duplicate shows the same ones.
  const paths = await pathsOn(eq(businessCards.userId, userId), [SITE, String(userId)]);
  const unreferenced: string[] = [];
  for await (const old of oldFiles(userId, now)) {
    const others = old.filter(({ path }) => !paths.has(path));
    const cardIds = [...new Set(others.flatMap(({ cardId }) => cardId ?? []))];
    const byCards = cardIds.length > 0 ? await pathsOn(inArray(businessCards.id, cardIds), []) : undefined;
    unreferenced.push(...others.map(({ path }) => path).filter((path) => !byCards?.has(path)));
  }
  if (unreferenced.length === 0) return 0;
  const elsewhere = new Set(
    uploadPathsIn([await teamsReferencing(unreferenced), await domainsReferencing(unreferenced)]),
  );
  const unused = unreferenced.filter((path) => !elsewhere.has(path));
  for (let from = 0; from < unused.length; from += SWEPT_AT_ONCE) {
    const some = unused.slice(from, from + SWEPT_AT_ONCE);
    await transaction((tx) => tx.delete(uploads).where(inArray(uploads.path, some)));
    await Promise.all(some.map(quarantinePicture));
    await nextEventLoopTurn();
  }
  return unused.length;
}

/** A user's files that have been there for long enough to be missed by nobody, in pages. */
async function* oldFiles(userId: number, now: number) {
  const { path, cardId, createdAt } = uploads;
  const isOld = lt(createdAt, new Date(now - UNUSED_GRACE_MS));
  for (let after = ""; ;) {
    const page = await db
      .select({ path, cardId })
      .from(uploads)
      .leftJoin(people, eq(people.id, uploads.personId))
      .where(and(eq(uploads.userId, userId), gt(path, after), isOld, isNull(people.id)))
      .orderBy(asc(path))
      .limit(SWEPT_AT_ONCE);
    yield page;
    if (page.length < SWEPT_AT_ONCE) return;
    after = page.at(-1)!.path;
    await nextEventLoopTurn();
  }
}

/** Files that these cards, their assistants and their owners' app settings show, and the settings of these scopes. */
async function pathsOn(condition: SQL, scopes: string[]): Promise<Set<string>> {
  const listed = await db
    .select({ id: businessCards.id, size: rowBytes(database, businessCards) })
    .from(businessCards)
    .where(condition);
  const paths = new Set<string>();
  const owners = new Set(scopes);
  const add = (content: unknown) => {
    for (const path of uploadPathsIn(content)) paths.add(path);
  };
  for (const ids of sizedPages(listed)) {
    const cards = await db.select().from(businessCards).where(inArray(businessCards.id, ids));
    const { avatarUrl, cardId } = salesbotConfigs;
    add([cards, await db.select({ avatarUrl }).from(salesbotConfigs).where(inArray(cardId, ids))]);
    for (const card of cards) owners.add(String(card.userId));
    await nextEventLoopTurn();
  }
  add(
    await db
      .select()
      .from(pwaSettings)
      .where(inArray(pwaSettings.scope, [...owners])),
  );
  return paths;
}

/** A stored file with headers that let it be cached for ever and never run. */
export async function serve(name: string): Promise<Response> {
  const bytes = await storage.read(publicNameOf(name));
  return new Response(bytes, {
    headers: {
      "content-type": mediaTypeOf(name),
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
