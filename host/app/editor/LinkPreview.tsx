import { foreignHost } from "../networks/parse-link.ts";
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

interface Props {
  network: string;
  /** Parsed from the input; null for a number that the server resolves. */
  url: string | null;
  /** The field's text, which is not said twice. */
  typed?: string;
}

/** The link to be tried. */
export function LinkPreview({ network, url, typed }: Props) {
  const { social } = useWords(editorWords);
  if (url === null) return social.country;
  const host = foreignHost(network, url);
  return (
    <>
      {url !== typed?.trim() && (
        <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
          {`${url} `}
        </bdi>
      )}
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ color: "var(--mantine-color-anchor)" }}>
        {social.try}
      </a>
      {host !== undefined && ` ${social.elsewhere(host, networkName(network))}`}
    </>
  );
}
