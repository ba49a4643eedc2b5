import type { Block } from "../sections.ts";

/** The chapter about teams. */
export const TEAMS: Block[] = [
  {
    kind: "text",
    text: "A team gives the cards of a firm one look. From level 3 you can create one; its managers invite the others. Everybody is in one team at most.",
  },
  {
    kind: "steps",
    items: [
      "Open Team and choose Create a team.",
      "Under Templates, make a template: fill in what all cards share, and set a rule for each field.",
      "Under Members, choose Invite people and paste their email addresses. Each gets a link that is valid for 14 days; you can fill in their cards beforehand.",
      "Whoever accepts gets a card of the team, made from the template.",
    ],
  },
  {
    kind: "facts",
    items: [
      [
        "Locked",
        "The template sets this field on all of its cards, also when it is empty. Editors show it with a lock. When you unlock it, people's own words return.",
      ],
      ["Required", "Members fill it in themselves, and cannot leave it empty."],
      ["Free", "New cards start with the value of the template; after that the field is the member's."],
      [
        "Cards that there are",
        "Under Templates, Use for cards gives a template to all cards, or to those without one; under Cards you choose it card by card. People's own words are kept, and return without the template. Under Members, Give a card makes one for whoever has none, such as yourself.",
      ],
      [
        "Changing a template",
        "Saving it changes all of its cards at the next view, however many there are. The preview shows it on a member's card first.",
      ],
      [
        "When somebody leaves",
        "Their team card stays: hand it over to another member with its address and printed codes, or pause it. The address of a paused one leads to the successor or the directory. Their account and personal cards stay theirs.",
      ],
      [
        "Inbox and Analytics",
        "Managers see the messages and figures of all team cards, together and by member, and download them.",
      ],
      [
        "Directory",
        "In the team settings you can upload the team's logo, and open a public page with all cards of the team and a search.",
      ],
      ["Domains", "A team can have three domains of its own, with the directory or a card as their first page."],
      ["Activity", "Who invited, changed or removed what, for managers and administrators."],
    ],
  },
];
