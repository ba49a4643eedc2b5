import { catalogue } from "../../languages/catalogue.ts";
import { CONTACTS } from "./contacts-en.ts";
import { MOBILE } from "./mobile-en.ts";
import type { Block, ChapterId } from "../blocks.ts";
import { TEAMS } from "./teams-en.ts";

/** The chapters of the guide. */
export const words: Record<ChapterId, { title: string; blocks: Block[] }> = {
  "getting-started": {
    title: "Getting Started",
    blocks: [
      {
        kind: "text",
        text: "A digital business card is a page with your contact details that opens on any phone. Nobody needs an app to see it.",
      },
      {
        kind: "list",
        items: [
          "The Dashboard shows your cards, and is where you make new ones.",
          "The editors change a card; the live preview shows how it will look.",
          "Share a card by its link, its QR code or its contact file.",
          "Install Meishi on your phone or computer to open it like an app.",
        ],
      },
      { kind: "text", text: "Keep your account safe under Account, Security:" },
      {
        kind: "facts",
        items: [
          [
            "Passkeys",
            "Sign in with your fingerprint, face or screen lock. Add one for each device: nobody can guess it, and no fake page can steal it.",
          ],
          [
            "Second factor",
            "After your password, Meishi asks for a code from an authenticator app. Print the ten recovery codes: each signs you in once if you lose your phone. Without them, an administrator can reset it. With a new phone, use Replace authenticator app.",
          ],
          [
            "Sessions",
            "See where you are signed in and end sessions you do not recognize. We email you when a new device is used and when anything changes in how you sign in.",
          ],
        ],
      },
    ],
  },
  creating: {
    title: "Creating a Business Card",
    blocks: [
      {
        kind: "steps",
        items: ["Open the Dashboard", "Click Create New Card", "Fill in basic info", "Choose a theme", "Save"],
      },
      { kind: "picture", name: "dashboard", alt: "The dashboard with a card and its buttons" },
      { kind: "text", text: "What you can put on a card:" },
      {
        kind: "list",
        items: [
          "Name, job title and company",
          "Contact details and address",
          "Profile photo (400x400 recommended)",
          "Logo and brand colours",
          "Social links",
        ],
      },
      {
        kind: "text",
        text: "Basic and Professional include one card, Enterprise up to three. Your account page shows what your plan includes and what the next one adds, and lets you ask for it.",
      },
      {
        kind: "text",
        text: "For a network, type what you have: a name, @name, number, address or link. The field shows the link it makes. A contact file fills in several numbers and social links at once.",
      },
    ],
  },
  customizing: {
    title: "Customizing Your Card",
    blocks: [
      { kind: "picture", name: "editor", alt: "The card editor with its tabs and the live preview" },
      {
        kind: "facts",
        items: [
          [
            "Themes",
            "Minimalist is calm and typographic. Corporate has a split header and a compact list. The other themes change layout, typography and portrait. Your text and pictures stay when you switch.",
          ],
          [
            "Colours",
            "Primary, accent, text and background colours or gradients. Button text turns dark or white automatically, so it is always readable.",
          ],
          ["Layout", "Element order, show/hide sections, and spacing."],
          [
            "Pictures",
            "Cover photo 1200x400, logo 250x250, up to eight gallery images of 1200x800. JPG, PNG or GIF up to 2MB; larger files are compressed.",
          ],
        ],
      },
      {
        kind: "text",
        text: "Edits stay on your screen until you press Save Changes. Reset goes back to the last saved version.",
      },
    ],
  },
  sharing: {
    title: "Sharing Your Card",
    blocks: [
      {
        kind: "facts",
        items: [
          [
            "Link",
            "Copy it from the editor or the share button of the card. With Professional you choose its last part, the URL slug. Old links keep leading to your card.",
          ],
          [
            "QR code",
            "Press QR Code on the dashboard and download it as PNG. Scans are counted separately from visits by link.",
          ],
          [
            "Own domain",
            "With Enterprise your cards can open under your own domain, such as cards.example.com, without our name on them.",
          ],
          ["Contact file", "Save Contact adds you to the visitor's address book, photo included."],
          [
            "Email signature",
            "Press Share on the dashboard and open Email signature: choose a layout, copy it, and follow the steps for your email program.",
          ],
          [
            "Print",
            "Share offers your business card for a print shop, a sheet of ten for your own printer, badges and a poster.",
          ],
          ["Wallet", "Where this site offers it, visitors save your card to Apple or Google Wallet."],
          ["Backgrounds", "Pictures with your code for video calls and for the lock screen of your phone."],
          [
            "NFC tag",
            "In Chrome on Android, Share writes your address to a tag. Other phones need an app; the steps are there.",
          ],
          [
            "Languages",
            "Visitors read your card in their browser's language, one of fourteen, and can switch at the bottom. In both editors you can add your own texts in more languages. Your own pages are in English or German: see Account.",
          ],
          [
            "Campaigns",
            "Give a fair or a flyer a link and code of its own, and compare views, saves and leads in the analytics.",
          ],
        ],
      },
      { kind: "picture", name: "card", alt: "A card on a phone, with Save Contact, Share and QR Code" },
      { kind: "text", text: "To connect a domain:" },
      {
        kind: "steps",
        items: [
          "Open Account, Domains, and add the domain",
          "Set the two records shown where you manage the domain",
          "Press Check now; new records can take an hour to appear",
          "Once it is live, choose under Card and look which card opens first, and the name, colour and icon of its app",
          "Press Make main address, so that links, QR codes and contact files use it",
        ],
      },
      {
        kind: "text",
        text: "If the records go missing, you get an email. After 14 days without them the domain is removed from your account; links and printed codes with this site's address always keep working.",
      },
    ],
  },
  analytics: {
    title: "Understanding Analytics",
    blocks: [
      {
        kind: "facts",
        items: [
          ["Views", "How often your card was opened. Your own visits and search engines are not counted."],
          ["Clicks", "Which of your links people clicked."],
          ["Saves", "How often Save Contact was pressed."],
          ["Form submissions", "Messages sent through the form on your card."],
          ["Engagement rate", "Clicks and saves together, divided by views."],
          ["Conversion", "Saves divided by views."],
        ],
      },
      { kind: "picture", name: "analytics", alt: "Analytics of a card: totals and a chart of the last weeks" },
      { kind: "text", text: "Export Data downloads everything as CSV, for any spreadsheet." },
    ],
  },
  contacts: { title: "Contacts", blocks: CONTACTS },
  teams: { title: "Working in a Team", blocks: TEAMS },
  developer: {
    title: "Developer Features",
    blocks: [
      {
        kind: "text",
        text: "Put your card's chat button on any website with one line. It sets no cookies, and when our server cannot be reached, your page stays as it is.",
      },
      {
        kind: "facts",
        items: [
          [
            "Whole card",
            'Write <meishi-card slug="your-slug"></meishi-card> where the card should appear, and add the same script.',
          ],
          [
            "Options",
            "data-position (left or right), data-color, data-label, data-open, data-locale and data-consent on the script.",
          ],
          [
            "Events",
            "meishi:ready, meishi:open, meishi:close, meishi:message, meishi:save and meishi:error on document.",
          ],
          [
            "Custom CSS",
            "The Advanced tab of the editor takes CSS for your card. Class hooks: card-container, card-header, card-profile, card-content, card-footer, card-social.",
          ],
          [
            "Content policy",
            "Allow this site's /sdk/ folder in script-src, and its address in connect-src and img-src.",
          ],
        ],
      },
    ],
  },
  mobile: { title: "Mobile Optimization Tips", blocks: MOBILE },
  support: {
    title: "Getting Support",
    blocks: [
      {
        kind: "facts",
        items: [
          ["Live chat", "Open the chat on the demo card: it answers at once and takes a message for us."],
          ["Support hours", "Monday to Friday, 9am-5pm EST"],
        ],
      },
      { kind: "text", text: "Tell us the address of the page and what you expected to see; a screenshot helps." },
      {
        kind: "text",
        text: "The AI Salesbot answers from your own texts. With a language model it becomes an assistant that converses. Whoever runs this installation sets one up:",
      },
      {
        kind: "list",
        items: [
          "A model on the same machine (Ollama): OPENAI_BASE_URL=http://127.0.0.1:11434/v1 and OPENAI_MODEL=qwen2.5:7b",
          "llama.cpp's server: OPENAI_BASE_URL=http://127.0.0.1:8080/v1 and OPENAI_MODEL=local",
          "A hosted service: OPENAI_API_KEY and OPENAI_MODEL",
        ],
      },
    ],
  },
};

export type Chapters = typeof words;
export const chapterWords = catalogue("guide/chapters", words);
