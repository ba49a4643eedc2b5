import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import { toast } from "../ui/toast.ts";
import type { PictureKind } from "../uploads/upload.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import { editorMessages } from "./messages.en.ts";

const CropForm = lazy(() => import("./CropForm.tsx"));
/** Checks, words and sending come with the first picture. */
const uploading = () => import("./upload.ts");

/** File types in the dialog. */
export const ACCEPT = "image/jpeg,image/png,image/gif";

type UploadState =
  { state: "idle" } | { state: "cropping"; file: File; remark: () => void } | { state: "uploading"; percent: number };

/** Covers and logos upload as they are, and so do animations, which cropping would stop. */
const isCropped = (kind: PictureKind, file: File) =>
  kind !== "coverPhoto" && kind !== "logo" && file.type !== "image/gif";

/** Checks, crops, compresses and uploads a file; a failure is reported and changes nothing. */
export function usePictureUpload(cardId: number, kind: PictureKind, onUploaded: (url: string) => void) {
  const text = useWords(editorWords).picture;
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const cancelling = useRef<AbortController | null>(null);

  async function take(chosen: File | null | undefined, isFirstOfMany = false) {
    if (!chosen || upload.state !== "idle") return;
    const loaded = await uploading().catch(() => null);
    if (!loaded) return toast.failure(editorMessages.uploadError, editorMessages.uploadErrorText);
    const picture = await loaded.readPicture(chosen);
    if ("problem" in picture) return toast.failure(editorMessages.uploadFailed, picture.problem);
    const { file } = picture;
    const isCut = isCropped(kind, file);
    const remark = async () => {
      if (isFirstOfMany) toast.failure(text.tooMany, text.tooManyText);
      if (file.size > loaded.MAX_UPLOAD_BYTES) toast.failure(text.tooLarge, text.tooLargeText);
      const { failure, advice } = (await loaded.dimensionAdvice(file, kind)) ?? {};
      if (failure) toast.failure(text.size, failure);
      if (advice) toast.advice(text.tip, advice);
    };
    // A dialog that opens takes away what is said before it.
    if (isCut) setUpload({ state: "cropping", file, remark: () => void remark() });
    else void store(file, remark());
  }

  const takeFirst = (files: FileList) => void take(files[0], files.length > 1);

  /** Waits for the advice, so that a large picture is not decoded twice at once. */
  async function store(file: Blob, advised?: Promise<void>) {
    const abort = (cancelling.current = new AbortController());
    setUpload({ state: "uploading", percent: 0 });
    const { compressImage: compressed, uploadFile: send, UploadFailure } = await uploading();
    try {
      await advised;
      const onProgress = (percent: number) => setUpload({ state: "uploading", percent });
      const { url, note } = await send(await compressed(file, kind), {
        cardId,
        kind,
        onProgress,
        signal: abort.signal,
      });
      onUploaded(url);
      toast.success(text.done, text.doneText);
      if (note) toast.advice(text.tip, note);
    } catch (error) {
      if (error instanceof UploadFailure) toast.failure(error.title, error.message);
      else if (!abort.signal.aborted) toast.failure(editorMessages.uploadError, editorMessages.uploadErrorText);
    } finally {
      setUpload({ state: "idle" });
    }
  }

  const close = () => setUpload({ state: "idle" });
  const dialog: ReactNode = (
    <LazyModal
      opened={upload.state === "cropping"}
      onClose={close}
      title={text.crop.title}
      size="lg"
      closeOnClickOutside={false}
    >
      {upload.state === "cropping" && (
        <Suspense>
          <CropForm
            file={upload.file}
            kind={kind}
            onSettled={upload.remark}
            onApply={(picture) => void store(picture)}
            onClose={close}
          />
        </Suspense>
      )}
    </LazyModal>
  );
  return { upload, take, takeFirst, cancel: () => cancelling.current?.abort(), dialog };
}
