import { Button } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { useWords } from "../ui/use-words.ts";
import { inboxWords } from "./words.en.ts";

interface Props {
  /** Query that selects the inbox, for the page and the file. */
  page: Record<string, string>;
  file: Record<string, string>;
  hasItems: boolean;
}

/** To the archive and back, and the list as a file. */
export function InboxTools({ page, file, hasItems }: Props) {
  const text = useWords(inboxWords);
  const [search] = useSearchParams();
  const isArchive = search.get("archived") === "true";
  const archived = { archived: "true" };
  const other = new URLSearchParams({ ...page, ...(!isArchive && archived) });
  const csv = new URLSearchParams({ ...file, format: "csv", ...(isArchive && archived) });
  const path = (!file.team && !isArchive && pathOfKind(search.get("kind"), file.card)) || "/api/inbox";
  return (
    <>
      <Button component={Link} to={`?${other.toString()}`} variant="default">
        {isArchive ? text.backToInbox : text.archive}
      </Button>
      {hasItems && (
        <Button
          component="a"
          href={`${path}?${csv.toString()}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.csv}
        </Button>
      )}
    </>
  );
}

/** Items of one kind come with all that belongs to them. */
function pathOfKind(kind: string | null, card: string | undefined): string | undefined {
  if (kind === "conversation") return card ? `/api/salesbot/${card}/conversations` : "/api/conversations";
  return kind === "message" && card ? `/api/business-cards/${card}/submissions` : undefined;
}
