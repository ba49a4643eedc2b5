import { pictureOfContact } from "../contacts/contacts.schema.ts";
import { readPicture, removePicture } from "../contacts/pictures/pictures.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", params: pictureOfContact, isPicture: true },
  ({ user, params: { id, name } }) => readPicture(user, id, name),
);

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: pictureOfContact, methods: { DELETE: noBody } },
  ({ user, params: { id, name } }) => removePicture(user, id, name),
);
