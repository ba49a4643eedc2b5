import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { SLUG_TAKEN, slugProblem } from "../cards/limits.ts";
import { api } from "../ui/api.ts";
import type { EditorCard } from "./editor-card.ts";

const TYPING_MS = 300;

type Answer = { slug: string; text: string; isFree: boolean };

/** The card's address, with its availability while typing. */
export function SlugField({
  card,
  refusal,
  onChange,
}: {
  card: EditorCard;
  refusal: string | null;
  onChange: (slug: string) => void;
}) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [first] = useState(card.slug);
  const { id, slug } = card;
  const problem = slugProblem(slug);

  useEffect(() => {
    if (refusal || problem || slug === first) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api<{ isFree: boolean; warning?: string }>("GET", `/api/slug/${encodeURIComponent(slug)}?card=${id}`, undefined, {
        signal: abort.signal,
      })
        .then(({ isFree, warning = "This link is available." }) =>
          setAnswer({ slug, isFree, text: isFree ? warning : SLUG_TAKEN }),
        )
        .catch(() => setAnswer(null)); // only a hint: saving tells whether it is taken
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [slug, first, id, refusal, problem]);

  const current = answer?.slug === slug ? answer : null;
  return (
    <TextInput
      label="URL Slug"
      value={slug}
      maxLength={50}
      disabled={refusal !== null}
      leftSection="/view/"
      leftSectionWidth={60}
      description={
        refusal ?? (current?.isFree ? current.text : "Printed codes and shared links keep working when you change it.")
      }
      error={problem ?? (current && !current.isFree ? current.text : null)}
      onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
    />
  );
}
