import type { Block } from "../blocks.ts";

/** The chapter about teams. */
export const TEAMS: Block[] = [
  {
    kind: "text",
    text: "A team gives a company's cards one look. With Enterprise you can create one; its managers invite the others. Everybody can be in one team only.",
  },
  {
    kind: "steps",
    items: [
      "Open Team and choose Create team.",
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
        "The template sets this field on all of its cards, even if it is empty. Editors show it with a lock. When you unlock it, people's own entries return.",
      ],
      ["Required", "Members fill it in themselves, and cannot leave it empty."],
      ["Free", "New cards start with the template's value; after that, members can change it."],
      [
        "Existing cards",
        "Under Templates, Apply to cards gives a template to all cards, or to those without one; under Cards you choose it card by card. People's own entries are kept, and return without the template. Under Members, Create a card creates one for anybody without one, such as yourself.",
      ],
      [
        "Changing a template",
        "Saving it changes all of its cards immediately. The preview shows it on a member's card first.",
      ],
      [
        "When somebody leaves",
        "Their team card stays: hand it over to another member with its address and printed codes, or pause it. The address of a paused card leads to the successor's card or the directory. They keep their account and personal cards.",
      ],
      [
        "Inbox and Analytics",
        "Managers see and download the messages and figures of all team cards, in total and by member.",
      ],
      [
        "Directory",
        "In the team settings you can upload the team's logo and turn on a public, searchable page with all its cards.",
      ],
      ["Domains", "A team can have three domains of its own, with the directory or a card as their first page."],
      ["Activity", "Who invited, changed or removed what, for managers and administrators."],
    ],
  },
];
