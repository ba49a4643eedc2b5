import { useWords } from "../ui/use-words.ts";
import { editorPartWords } from "./part-words/index.ts";

/** The link that was made of what somebody typed, to be tried; null is a number that the server makes a link of. */
export function MadeLink({ url }: { url: string | null }) {
  const { social } = useWords(editorPartWords);
  if (url === null) return social.country;
  return (
    <>
      <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
        {url}
      </bdi>{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ color: "var(--mantine-color-anchor)" }}>
        {social.try}
      </a>
    </>
  );
}
