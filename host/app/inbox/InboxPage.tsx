import { useSearchParams } from "@remix-run/react";
import { PageHeader } from "../ui/PageHeader.tsx";
import { InboxList, type InboxItems } from "./InboxList.tsx";
import { InboxTools } from "./InboxTools.tsx";
import { useWords } from "../ui/use-words.ts";
import { inboxWords } from "./words.en.ts";

/** Messages of the form and conversations of the assistant, of all of the user's cards or one, in one list. */
export function InboxPage(list: InboxItems) {
  const text = useWords(inboxWords);
  const [search] = useSearchParams();
  const card = search.get("card");
  const params: Record<string, string> = card ? { card } : {};
  return (
    <>
      <PageHeader title={text.title} trail={[{ label: text.dashboard, to: "/dashboard" }]}>
        <InboxTools page={params} file={params} hasItems={list.total > 0} />
      </PageHeader>
      <InboxList {...list} baseParams={params} />
    </>
  );
}
