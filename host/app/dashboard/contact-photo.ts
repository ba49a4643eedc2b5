import { api } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import type { UploadResult } from "../uploads/upload.schema.ts";
import { dashboardMessages } from "./messages.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** Uploads a contact's photo as the new card's portrait. The card is kept even if that fails. */
export async function setPortrait(cardId: number, photo: Blob): Promise<void> {
  const form = new FormData();
  form.append("file", photo, "photo");
  form.append("cardId", String(cardId));
  form.append("type", "profilePicture");
  try {
    const result = await api<UploadResult>("POST", "/api/upload", form);
    if (result.success) await api("PUT", `/api/business-cards/${cardId}`, { profilePicture: result.url });
  } catch {
    toast.failure(uiMessages.notUploaded, dashboardMessages.photoNotUploaded);
  }
}
