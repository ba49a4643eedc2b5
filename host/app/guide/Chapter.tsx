import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { InstallControl } from "../pwa/install/InstallControl.tsx";
import styles from "./guide.module.css";
import { Highlighted } from "./Highlighted.tsx";
import type { Block } from "./blocks.ts";
import type { Section } from "./sections.ts";
import type { SnippetCard } from "./Snippet.tsx";
import type { Locale } from "../languages/locales.ts";
import { usePageLocale, useWords } from "../ui/use-words.ts";
import { guideWords } from "./words.en.ts";

const Snippet = lazy(() => import("./Snippet.tsx"));

interface Props {
  section: Section;
  isOpen: boolean;
  onToggle: () => void;
  query: string;
  cards: SnippetCard[];
  origin: string;
}

/** One section: a heading that opens it, and what it says. Closed ones stay in the document, for printing. */
export function Chapter({ section: { id, title, icon: Icon, blocks }, isOpen, onToggle, query, cards, origin }: Props) {
  const text = useWords(guideWords);
  return (
    <section id={id} className={styles.chapter}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-text`} onClick={onToggle}>
          <Icon size={20} stroke={1.8} aria-hidden />
          <span>
            <Highlighted text={title} query={query} />
          </span>
          <IconChevronDown size={20} stroke={1.8} aria-hidden className={styles.chevron} />
        </button>
      </h2>
      <div id={`${id}-text`} className={styles.text} data-open={isOpen || undefined}>
        {blocks.map((block, index) => (
          <BlockView key={index} block={block} query={query} />
        ))}
        {id === "getting-started" && (
          <div className={styles.start}>
            <Button component={Link} to="/dashboard">
              {text.dashboard}
            </Button>
            <InstallControl />
          </div>
        )}
        {id === "developer" && isOpen && (
          <Suspense>
            <Snippet cards={cards} origin={origin} />
            <p>
              <a href="/developers">{text.programs}</a>
            </p>
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Pictures show pages of the product, in the reader's own language. */
const pictureOf = (name: string, locale: Locale) => (locale === "en" ? name : `${name}-${locale}`);

function BlockView({ block, query }: { block: Block; query: string }) {
  const locale = usePageLocale();
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Highlighted text={block.text} query={query} />
        </p>
      );
    case "steps":
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>
              <Highlighted text={item} query={query} />
            </li>
          ))}
        </ol>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Highlighted text={item} query={query} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl>
          {block.items.map(([term, text]) => (
            <div key={term}>
              <dt>
                <Highlighted text={term} query={query} />
              </dt>
              <dd>
                <Highlighted text={text} query={query} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "picture": {
      const [width, height] = block.name === "card" ? [390, 700] : [1120, 700];
      return (
        <img
          className={styles.picture}
          data-tall={height > width || undefined}
          src={`/guide/${pictureOf(block.name, locale)}.webp`}
          alt={block.alt}
          width={width}
          height={height}
          loading="lazy"
        />
      );
    }
  }
}
