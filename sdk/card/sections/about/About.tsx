/** @jsxImportSource preact */
import { aboutText } from "../../contact.ts";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

/** Some three lines on a phone; a theme that centres its texts sets longer ones flush. */
const SHORT = 130;

function About({ card, words }: SectionProps) {
  const text = aboutText(card) ?? "";
  const paragraphs = text.split(/\n\s*\n/);
  return (
    <section class="about" data-long-text={text.length > SHORT ? "" : undefined}>
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
