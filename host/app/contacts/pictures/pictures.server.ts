import { and, eq } from "drizzle-orm";
import { countMatching, getRow } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { fileResponse } from "../../http/file-response.ts";
import { picture } from "../../uploads/picture.server.ts";
import { randomPrivateName } from "../../uploads/storage-interface.server.ts";
import { storage } from "../../uploads/storage.server.ts";
import { mediaTypeOf } from "../../uploads/media-types.ts";
import { PAPER_CARD_TARGET } from "../../uploads/upload.schema.ts";
import { bytesOf, countUpload, storePicture } from "../../uploads/uploads.server.ts";
import { MAX_PICTURES } from "../contact.ts";
import { getPerson, getPersonForViewer, getPersonInTx } from "../people/get-person.server.ts";
import { contactMessages } from "../messages.en.ts";
import { deletePictures, ofContacts, pictureUrl } from "./stored-pictures.server.ts";

const { uploads } = tables;

/** Stores a picture of a contact, and answers it. Throws Conflict when the contact has too many. */
export async function addPicture(actor: Actor, id: number, form: FormData, clientAddress: string) {
  const { userId } = await getPerson(actor, id);
  await countUpload(actor, clientAddress);
  const made = await picture(await bytesOf(form), PAPER_CARD_TARGET, { id: actor.id, clientAddress });
  const name = randomPrivateName(made.extension);
  await storePicture(name, made, { userId, personId: id }, function* (tx) {
    yield* getPersonInTx(tx, id);
    const existing = yield* countMatching(tx, uploads, ofContacts([id]));
    if (existing >= MAX_PICTURES) throw new Conflict(contactMessages.tooManyPictures(MAX_PICTURES), "full");
  });
  return { url: pictureUrl(id, name), width: made.width, height: made.height };
}

/** A picture's file, which no cache keeps. */
export async function readPicture(actor: Actor, id: number, name: string): Promise<Response> {
  if (!(await getPersonForViewer(actor, id)).seesPictures) throw new NotFound(contactMessages.notFound);
  await requirePicture(id, name);
  return fileResponse(await storage.read(name), {
    fileName: name,
    type: mediaTypeOf(name),
    isInline: true,
    headers: { "content-security-policy": "default-src 'none'; sandbox" },
  });
}

export async function removePicture(actor: Actor, id: number, name: string): Promise<void> {
  await getPerson(actor, id);
  await requirePicture(id, name);
  await deletePictures([name]);
}

async function requirePicture(id: number, name: string): Promise<void> {
  await getRow(
    db
      .select({ path: uploads.path })
      .from(uploads)
      .where(and(eq(uploads.path, name), ofContacts([id]))),
    () => new NotFound(contactMessages.pictureNotFound),
  );
}
