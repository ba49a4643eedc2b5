import { useEffect, useState } from "react";

/** A URL for a picture that is in this browser only. */
export function usePictureUrl(picture: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return setUrl(undefined);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
