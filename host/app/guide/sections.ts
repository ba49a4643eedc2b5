import {
  IconAddressBook,
  IconChartBar,
  IconCode,
  IconDeviceMobile,
  IconLifebuoy,
  IconPalette,
  IconPlus,
  type IconProps,
  IconRocket,
  IconShare,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { LEVEL } from "../access.ts";
import type { Block, ChapterId } from "./blocks.ts";
import { type Chapters, words as english } from "./chapters/words.en.ts";
import { type GuideWords, words as englishFrame } from "./words.en.ts";

export interface Section {
  /** Its address: /guide#sharing */
  id: ChapterId;
  title: string;
  icon: ComponentType<IconProps>;
  blocks: Block[];
}

/** In order, each with its icon. */
const CHAPTERS: [ChapterId, ComponentType<IconProps>][] = [
  ["getting-started", IconRocket],
  ["creating", IconPlus],
  ["customizing", IconPalette],
  ["sharing", IconShare],
  ["analytics", IconChartBar],
  ["contacts", IconAddressBook],
  ["teams", IconUsersGroup],
  ["developer", IconCode],
  ["mobile", IconDeviceMobile],
  ["support", IconLifebuoy],
];

/** How users reach the operator, by the settings SUPPORT_EMAIL and SUPPORT_PHONE. */
export interface Support {
  email: string;
  phone: string;
}

/** Texts in the page's language. */
interface Texts {
  chapters: Chapters;
  frame: Pick<GuideWords, "email" | "phone">;
}

/** The sections a user of this level sees: Developer Features is for exactly level 3. */
export function guideSections(
  level: number,
  { email, phone }: Support,
  { chapters, frame }: Texts = { chapters: english, frame: englishFrame },
): Section[] {
  const contactBlock: Block = {
    kind: "facts",
    items: [
      [frame.email, email],
      [frame.phone, phone],
    ],
  };
  return CHAPTERS.filter(([id]) => id !== "developer" || level === LEVEL.developer).map(([id, icon]) => {
    const { title, blocks } = chapters[id];
    return { id, icon, title, blocks: id === "support" ? [contactBlock, ...blocks] : blocks };
  });
}

/** All words of a section, for search. */
function textOf({ title, blocks }: Section): string {
  return [
    title,
    ...blocks.flatMap((block) => {
      switch (block.kind) {
        case "text":
          return [block.text];
        case "facts":
          return block.items.flat();
        case "picture":
          return [block.alt];
        default:
          return block.items;
      }
    }),
  ]
    .join(" ")
    .toLocaleLowerCase("en");
}

/** The sections in which every word of the query occurs; all of them for an empty query. */
export function searchGuide(sections: Section[], query: string): Section[] {
  const words = query.toLocaleLowerCase("en").split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = textOf(section);
    return words.every((word) => text.includes(word));
  });
}
