import { Button, TextInput } from "@mantine/core";
import { IconPrinter, IconSearch } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Logo } from "../ui/Logo.tsx";
import { useUser } from "../ui/user.ts";
import { Chapter } from "./Chapter.tsx";
import styles from "./guide.module.css";
import { chapterWords } from "./chapters/words.en.ts";
import { guideSections, searchGuide, type Support } from "./sections.ts";
import type { SnippetCard } from "./Snippet.tsx";
import { useWords } from "../ui/use-words.ts";
import { guideWords } from "./words.en.ts";

interface Props {
  /** The user's cards, for the snippet of Developer Features. */
  cards: SnippetCard[];
  origin: string;
  support: Support;
}

/** The user guide: one open section at a time, each with an address, searchable, printable as a whole. */
export function Guide({ cards, origin, support }: Props) {
  const text = useWords(guideWords);
  const chapters = useWords(chapterWords);
  const sections = guideSections(useUser().accessLevel, support, { chapters, frame: text });
  const [query, setQuery] = useState("");
  const { openId, toggle } = useOpenSection(sections.map(({ id }) => id));
  const resultId = useId();
  const matches = searchGuide(sections, query);
  const isSearching = query.trim() !== "";
  // Opens the first match, unless the open section matches too.
  const visibleId = isSearching && !matches.some(({ id }) => id === openId) ? matches[0]?.id : openId;

  return (
    <>
      <PageHeader
        title={
          <span className={styles.title}>
            <Logo size={34} />
            {text.title}
          </span>
        }
        subtitle={text.subtitle}
      >
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.8} aria-hidden />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      </PageHeader>
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        className={styles.search}
        value={query}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        onChange={(event) => setQuery(event.currentTarget.value)}
        aria-describedby={resultId}
      />
      <p id={resultId} role="status" className={styles.count}>
        {isSearching ? text.sections(matches.length) : ""}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          title={text.none}
          icon={<IconSearch size={28} />}
          action={
            <Button variant="default" onClick={() => setQuery("")}>
              {text.showAll}
            </Button>
          }
        >
          {text.noneText(query.trim())}
        </EmptyState>
      ) : (
        <div className={styles.accordion}>
          {matches.map((section) => (
            <Chapter
              key={section.id}
              section={section}
              isOpen={section.id === visibleId}
              onToggle={() => toggle(section.id)}
              query={query}
              cards={cards}
              origin={origin}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The open section, by the URL's hash (/guide#sharing); the first one without a hash. */
function useOpenSection(ids: string[]): { openId: string | null; toggle: (id: string) => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(ids[0] ?? null);
  const linkedId = ids.find((id) => `#${id}` === hash);

  useEffect(() => {
    if (!linkedId) return;
    setOpenId(linkedId);
    document.getElementById(linkedId)?.scrollIntoView({ block: "start" });
  }, [linkedId]);

  function toggle(id: string) {
    const next = id === openId ? null : id;
    setOpenId(next);
    navigate({ hash: next ?? "" }, { replace: true, preventScrollReset: true });
  }

  return { openId, toggle };
}
