import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { translateMessage } from "../ui/translate-message.ts";
import { SLUG_TAKEN, slugProblem } from "../cards/limits.ts";
import { api } from "../ui/api.ts";
import type { EditorCard } from "./editor-card.ts";
import { useTranslateLabel } from "../ui/use-label.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words/index.ts";

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
  const t = useWords(editorWords);
  const label = useTranslateLabel();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [first] = useState(card.slug);
  const { id, slug } = card;
  const problem = slugProblem(slug);

  const wanted = useRef("");
  const typing = useRef<number>();

  async function ask() {
    const typed = wanted.current;
    const path = `/api/slug/${encodeURIComponent(typed)}?card=${id}`;
    // Only a hint: saving tells whether it is taken.
    const found = await api<{ isFree: boolean; warning?: string }>("GET", path).catch(() => null);
    if (wanted.current !== typed) return;
    const text = found?.isFree ? (found.warning ?? t.slug.free) : translateMessage(SLUG_TAKEN);
    setAnswer(found && { slug: typed, isFree: found.isFree, text });
  }

  function change(typed: string) {
    onChange(typed);
    wanted.current = typed;
    window.clearTimeout(typing.current);
    if (typed !== first && slugProblem(typed) === null) typing.current = window.setTimeout(() => void ask(), TYPING_MS);
  }

  const current = answer?.slug === slug ? answer : null;
  return (
    <TextInput
      label={t.slug.label}
      value={slug}
      maxLength={50}
      disabled={refusal !== null}
      leftSection="/view/"
      leftSectionWidth={60}
      description={(refusal && label(refusal)) ?? (current?.isFree ? current.text : t.slug.keep)}
      error={(problem && translateMessage(problem)) ?? (current && !current.isFree ? current.text : null)}
      onChange={({ currentTarget }) => change(currentTarget.value.toLowerCase())}
    />
  );
}
