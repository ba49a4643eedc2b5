/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { CardData } from "../../card-data.ts";
import { website } from "../../contact.ts";
import { Icon } from "../../icons.tsx";
import { webLink } from "../../links.ts";
import { telLink } from "../../tel-link.ts";
import type { Section, SectionProps } from "../section.ts";
import { answerFor } from "../form/form-fields.ts";
import { breakable } from "./breakable.tsx";
import { style } from "./style.ts";

function Row({
  icon,
  label,
  href,
  track,
  children,
}: {
  icon: string;
  label: string;
  href: string | undefined;
  track?: string;
  children: ComponentChildren;
}) {
  return (
    <li>
      <a href={href} data-track={track} {...(icon === "web" && { target: "_blank", rel: "noopener" })}>
        <Icon name={icon} />
        <span>
          <b>{label}</b>
          {children}
        </span>
      </a>
    </li>
  );
}

/** Rows of contact details; all but the first of a kind have a label. */
function visibleRows(card: CardData) {
  const single = { phone: card.phone, email: card.email, website: website(card), address: card.address };
  return KINDS.flatMap((kind) => {
    const listed = card.contacts.filter((entry) => entry.kind === kind);
    const first = single[kind];
    return listed.length > 0 ? listed : first ? [{ kind, label: "work", value: first }] : [];
  });
}

const KINDS = ["phone", "email", "website", "address"] as const;

function Rows({ card, words: { rows: text } }: SectionProps) {
  return (
    <ul class="rows">
      {visibleRows(card).map(({ kind, label, value }, i, all) => {
        const isOne = all.filter((other) => other.kind === kind).length === 1;
        const name =
          isOne && label === "work" ? text[kind] : `${text[kind]} (${answerFor(text.labels, label) || label})`;
        const track = `${kind}:${all[i - 1]?.kind === kind ? label : "primary"}`;
        if (kind === "phone")
          return (
            <Row icon="phone" label={name} href={telLink(value, card.numbers[value])} track={track}>
              <bdi dir="ltr">{value}</bdi>
            </Row>
          );
        if (kind === "email")
          return (
            <Row icon="mail" label={name} href={`mailto:${encodeURI(value)}`} track={track}>
              <bdi dir="ltr">{breakable(value)}</bdi>
            </Row>
          );
        const link = webLink(value);
        if (kind === "website")
          return (
            link && (
              <Row icon="web" label={name} href={link} track={track}>
                <bdi dir="ltr">{breakable(link.replace(/^https?:\/\/(www\.)?|\/$/g, ""))}</bdi>
              </Row>
            )
          );
        return (
          <Row icon="pin" label={name} href="#location">
            <bdi>{value}</bdi>
          </Row>
        );
      })}
    </ul>
  );
}

export const rows: Section = { name: "rows", style, hasContent: (card) => visibleRows(card).length > 0, View: Rows };
