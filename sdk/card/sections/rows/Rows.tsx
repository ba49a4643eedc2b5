/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { website } from "../../contact.ts";
import { Icon } from "../../icons.tsx";
import type { Section, SectionProps } from "../section.ts";
import { breakable } from "./breakable.tsx";
import { style } from "./style.ts";
import { text } from "./text.ts";

/** `tel:` takes digits and a leading plus; an extension after `ext`, `x` or `#` becomes a pause. */
function dialled(phone: string): string {
  const [number = "", extension] = phone.split(/ext|x|#/i);
  const digits = number.replace(/(?!^\+)[^\d*]/g, "");
  return `tel:${digits}${extension ? `,${extension.replace(/\D/g, "")}` : ""}`;
}

function Row({
  icon,
  label,
  href,
  track,
  children,
}: {
  icon: string;
  label: string;
  href: string;
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

function Rows({ card }: SectionProps) {
  const site = website(card);
  return (
    <ul class="rows">
      {card.phone && (
        <Row icon="phone" label={text.phone} href={dialled(card.phone)} track="phone:primary">
          <bdi dir="ltr">{card.phone}</bdi>
        </Row>
      )}
      {card.email && (
        <Row icon="mail" label={text.email} href={`mailto:${encodeURI(card.email)}`} track="email:primary">
          <bdi dir="ltr">{breakable(card.email)}</bdi>
        </Row>
      )}
      {site && (
        <Row icon="web" label={text.website} href={site} track="website:primary">
          <bdi dir="ltr">{breakable(site.replace(/^https?:\/\/(www\.)?|\/$/g, ""))}</bdi>
        </Row>
      )}
      {card.address && (
        <Row icon="pin" label={text.address} href="#location">
          <bdi>{card.address}</bdi>
        </Row>
      )}
    </ul>
  );
}

export const rows: Section = {
  name: "rows",
  style,
  hasContent: (card) => Boolean(card.phone || card.email || card.address || website(card)),
  View: Rows,
};
