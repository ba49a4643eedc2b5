import { Button } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { PageHeader } from "../ui/PageHeader.tsx";
import { InboxList, type InboxItems } from "./InboxList.tsx";

/** Messages of the form and conversations of the assistant, of all of the user's cards or one, in one list. */
export function InboxPage(list: InboxItems) {
  const [search] = useSearchParams();
  const isArchive = search.get("archived") === "true";
  const card = search.get("card");
  const ofCard = card ? `card=${card}` : "";
  return (
    <>
      <PageHeader
        title="Inbox"
        subtitle="Messages of your forms and conversations of your assistants"
        trail={[{ label: "Dashboard", to: "/dashboard" }]}
      >
        <Button component={Link} to={`/inbox?${isArchive ? "" : "archived=true&"}${ofCard}`} variant="default">
          {isArchive ? "Back to the inbox" : "Archive"}
        </Button>
        {list.total > 0 && (
          <Button
            component="a"
            href={`/api/inbox?format=csv${isArchive ? "&archived=true" : ""}&${ofCard}`}
            download
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Download CSV
          </Button>
        )}
      </PageHeader>
      <InboxList {...list} kept={card ? { card } : {}} />
    </>
  );
}
