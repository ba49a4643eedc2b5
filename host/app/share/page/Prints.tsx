import { Alert } from "@mantine/core";
import type { SharePageData } from "../share.server.ts";
import { Download } from "./Download.tsx";
import styles from "./share.module.css";

/** Business cards, sheets, badges and posters as PDF. */
export default function Prints({ card: { id, slug, version } }: SharePageData) {
  const file = (name: string, query = "") => `/api/share/${id}/${name}.pdf?v=${version}${query}`;
  const pdf = (label: string, name: string, query = "", suffix = "") => ({
    label,
    href: file(name, query),
    name: `meishi-${slug}-${name}${suffix}.pdf`,
  });
  const preview = (name: string, query = "") => file(name, `${query}&preview=1`);
  return (
    <>
      <div className={styles.grid}>
        <Download
          title="Business card"
          line="For a print shop: both sides, 3 mm bleed, crop marks."
          preview={preview("card")}
          files={[pdf("85 × 55 mm", "card"), pdf("3.5 × 2 in", "card", "&size=us", "-us")]}
        />
        <Download
          title="Sheet of ten"
          line="For your own printer: ten cards on a page, their backs on the second."
          preview={preview("sheet")}
          files={[pdf("A4", "sheet"), pdf("Letter", "sheet", "&size=us", "-us")]}
        />
        <Download
          title="Badge"
          line="A6 for a holder around the neck."
          preview={preview("badge")}
          files={[pdf("Badge", "badge")]}
        />
        <Download
          title="Name tag"
          line="90 × 55 mm to pin on, with bleed and crop marks."
          preview={preview("badge", "&size=tag")}
          files={[pdf("Name tag", "badge", "&size=tag", "-tag")]}
        />
        <Download
          title="Poster"
          line="For a stand or a door. The code is read from three metres."
          preview={preview("poster")}
          files={[pdf("A4", "poster"), pdf("Letter", "poster", "&size=us", "-us")]}
        />
      </div>
      <Alert color="gray" mt="lg" title="For the print shop">
        Text and codes are vectors with embedded fonts. Colors are CMYK converted without a press profile, with at most
        300 % ink; ask for a proof if a brand color must match. Logo and portrait stay RGB. Emoji, Thai and some other
        scripts are left out, because no embedded font has them.
      </Alert>
    </>
  );
}
