/** @jsxImportSource preact */
import { aboutText } from "../../contact.ts";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

function About({ card, words }: SectionProps) {
  const paragraphs = (aboutText(card) ?? "").split(/\n\s*\n/);
  return (
    <section class="about">
      <h2>{words.about}</h2>
      {paragraphs.map((paragraph, i) => (
        <p key={i} dir="auto">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

export const about: Section = { name: "about", style, hasContent: (card) => aboutText(card) !== null, View: About };
