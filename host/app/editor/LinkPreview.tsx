import { foreignHost } from "../networks/parse-link.ts";
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

/** The link that was made of what somebody typed, to be tried; null is a number that the server makes a link of. */
export function LinkPreview({ network, url }: { network: string; url: string | null }) {
  const { social } = useWords(editorWords);
  if (url === null) return social.country;
  const host = foreignHost(network, url);
  return (
    <>
      <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
        {url}
      </bdi>{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ color: "var(--mantine-color-anchor)" }}>
        {social.try}
      </a>
      {host !== undefined && ` ${social.elsewhere(host, networkName(network))}`}
    </>
  );
}
