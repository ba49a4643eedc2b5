/** @jsxImportSource preact */
import { type Glyph, Icon } from "./icons.tsx";

const FEATURES: { icon: Glyph; title: string; text: string }[] = [
  {
    icon: "palette",
    title: "Themes with character",
    text: "Nine looks that change layout and type, not only colours. Your words and pictures stay.",
  },
  {
    icon: "qr",
    title: "QR code sharing",
    text: "A code for the badge, the van or the last slide. Printed codes keep working when your link changes.",
  },
  {
    icon: "pencil",
    title: "Visual editor",
    text: "Tap what you want to change and see it change. No forms to get lost in.",
  },
  {
    icon: "chart",
    title: "Analytics",
    text: "Who opened your card, when, on what, and which link they followed. Without tracking cookies.",
  },
  {
    icon: "save",
    title: "Contact file export",
    text: "One tap saves your contact with its photo, so people see your name when you call.",
  },
  {
    icon: "team",
    title: "Team management",
    text: "Invite your people, lock logo and look on every card, and keep a card when somebody leaves.",
  },
  {
    icon: "globe",
    title: "Custom domain",
    text: "Show your cards as cards.acme.com, certificate included. Every link and code carries it.",
  },
  {
    icon: "phone",
    title: "Mobile optimised",
    text: "Under 20 KB, quick on a weak signal, and it opens again offline.",
  },
  {
    icon: "share",
    title: "Social integration",
    text: "All your profiles in one row, from LinkedIn to WhatsApp and any network you add.",
  },
];

export function Features() {
  return (
    <section class="land block" id="features">
      <h2 class="sec">Everything a card should do</h2>
      <p class="sub">And nothing that gets in the way.</p>
      <ul class="features">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} class="card">
            <span class="tile">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
