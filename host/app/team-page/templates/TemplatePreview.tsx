import { NativeSelect } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { CardPreview } from "../../editor/CardPreview.tsx";
import editor from "../../editor/preview.module.css";
import type { EditorCard } from "../../editor/editor-card.ts";
import { type Draft, previewOf } from "./template-draft.ts";
import type { TemplatePageData } from "./template-page.server.ts";
import styles from "../team.module.css";
import { useWords } from "../../ui/use-words.ts";
import { templateWords } from "./words.en.ts";

interface Props extends Pick<TemplatePageData, "cards" | "uses" | "template"> {
  draft: Draft;
  sample: EditorCard | null;
  /** The page of all templates. */
  list: string;
}

/** A member's card as the draft makes it, and the cards that use the template. */
export function TemplatePreview({ draft, sample, cards, uses, list, template }: Props) {
  const text = useWords(templateWords);
  const [, setParams] = useSearchParams();
  const choose = (on: string) =>
    setParams(
      (params) => {
        params.set("on", on);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={editor.side}>
      <NativeSelect
        label={text.previewOn}
        value={String(sample?.id ?? "0")}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          ...cards.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: "0", label: text.newCard },
        ]}
      />
      <div className={editor.phone} tabIndex={0} role="region" aria-label={text.preview}>
        <CardPreview card={previewOf(sample, draft, text.newMember)} />
      </div>
      {template && (
        <section className={styles.uses} aria-labelledby="uses">
          <h2 id="uses">{text.uses(uses.total)}</h2>
          {uses.total > 0 && (
            <p>
              {uses.items.map(({ name }) => name).join(", ")}
              {uses.total > uses.items.length && text.andMore(uses.total - uses.items.length)}.{" "}
              <Link to={`${list.replace("tab=templates", "tab=cards")}&template=${template.id}`}>{text.seeThem}</Link>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
