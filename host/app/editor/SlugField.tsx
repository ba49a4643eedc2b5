import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { slugProblem } from "../cards/limits.ts";
import { api } from "../ui/api.ts";
import type { EditorCard } from "./editor-card.ts";
import { editorWords } from "./words.en.ts";
import { useWords, useSentence } from "../ui/use-words.ts";
import { cardMessages } from "../cards/messages.en.ts";

const TYPING_MS = 300;

type SlugCheck = { slug: string; text: string; isFree: boolean };

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
  const text = useWords(editorWords);
  const sentence = useSentence();
  const [check, setCheck] = useState<SlugCheck | null>(null);
  const [first] = useState(card.slug);
  const { id, slug } = card;
  const problem = slugProblem(slug);

  const latest = useRef("");
  const typing = useRef<number>();

  async function checkSlug() {
    const typed = latest.current;
    const path = `/api/slug/${encodeURIComponent(typed)}?card=${id}`;
    // Only a hint: saving checks again.
    const result = await api<{ isFree: boolean; warning?: string }>("GET", path).catch(() => null);
    if (latest.current !== typed) return;
    const message = result?.isFree ? (result.warning ?? text.slug.free) : sentence(cardMessages.slugInUse);
    setCheck(result && { slug: typed, isFree: result.isFree, text: message });
  }

  function change(typed: string) {
    onChange(typed);
    latest.current = typed;
    window.clearTimeout(typing.current);
    if (typed !== first && slugProblem(typed) === null)
      typing.current = window.setTimeout(() => void checkSlug(), TYPING_MS);
  }

  const current = check?.slug === slug ? check : null;
  return (
    <TextInput
      label={text.slug.label}
      value={slug}
      maxLength={50}
      disabled={refusal !== null}
      leftSection="/view/"
      leftSectionWidth={60}
      description={refusal ?? (current?.isFree ? current.text : text.slug.keep)}
      error={(problem && sentence(problem)) ?? (current && !current.isFree ? current.text : null)}
      onChange={({ currentTarget }) => change(currentTarget.value.toLowerCase())}
    />
  );
}
