/** @jsxImportSource preact */
import type { CardData } from "../card-data.ts";
import { displayName } from "../contact.ts";
import { initials } from "../initials.ts";
import { type CardLinks, pictureLink } from "../links.ts";

/** Cover and logo. Without a cover photo the theme draws one. */
export function Header({ card, links }: { card: CardData; links: CardLinks }) {
  const cover = pictureLink(card.coverPhoto, links);
  const logo = pictureLink(card.logoUrl ?? card.logo, links);
  return (
    <header class="card-header">
      <div class="cover">
        {cover && (
          <img
            {...links.picture(cover, 480, 960, 1200)}
            sizes="(max-width:599px) 100vw,480px"
            alt=""
            width="1200"
            height="400"
            fetchpriority="high"
          />
        )}
      </div>
      {logo && (
        <img class="logo" {...links.picture(logo, 240)} sizes="48px" alt={card.company ?? ""} width="48" height="48" />
      )}
    </header>
  );
}

/** Portrait, or initials where there is none; name with pronouns, title, company. */
export function Profile({ card, links }: { card: CardData; links: CardLinks }) {
  const portrait = pictureLink(card.profilePicture, links);
  const name = displayName(card);
  return (
    <section class="card-profile">
      {portrait ? (
        <div class="portrait">
          <img {...links.picture(portrait)} alt={name} width="500" height="500" fetchpriority="high" />
        </div>
      ) : (
        <div class="portrait initials" aria-hidden="true">
          {initials(name)}
        </div>
      )}
      <div class="who">
        {card.pronouns ? (
          <div class="name">
            <h1 dir="auto">{name}</h1>{" "}
            <p class="pronouns" dir="auto">
              {card.pronouns}
            </p>
          </div>
        ) : (
          <h1 dir="auto">{name}</h1>
        )}
        {card.title && (
          <p class="title" dir="auto">
            {card.title}
          </p>
        )}
        {card.company && card.company !== name && (
          <p class="company" dir="auto">
            {card.company}
          </p>
        )}
      </div>
    </section>
  );
}
