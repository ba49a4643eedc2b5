import { Alert } from "@mantine/core";
import type { SharePageData } from "../share.server.ts";
import { Download } from "./Download.tsx";
import styles from "./share.module.css";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

/** Business cards, sheets, badges and posters as PDF. */
export default function Prints({ card: { id, slug, version } }: SharePageData) {
  const text = useWords(shareWords);
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
          title={text.prints.card}
          line={text.prints.cardText}
          preview={preview("card")}
          files={[pdf("85 × 55 mm", "card"), pdf(text.prints.cardUs, "card", "&size=us", "-us")]}
        />
        <Download
          title={text.prints.sheet}
          line={text.prints.sheetText}
          preview={preview("sheet")}
          files={[pdf("A4", "sheet"), pdf("Letter", "sheet", "&size=us", "-us")]}
        />
        <Download
          title={text.prints.badge}
          line={text.prints.badgeText}
          preview={preview("badge")}
          files={[pdf(text.prints.badge, "badge")]}
        />
        <Download
          title={text.prints.tag}
          line={text.prints.tagText}
          preview={preview("badge", "&size=tag")}
          files={[pdf(text.prints.tag, "badge", "&size=tag", "-tag")]}
        />
        <Download
          title={text.prints.poster}
          line={text.prints.posterText}
          preview={preview("poster")}
          files={[pdf("A4", "poster"), pdf("Letter", "poster", "&size=us", "-us")]}
        />
      </div>
      <Alert color="gray" mt="lg" title={text.prints.shop}>
        {text.prints.shopText}
      </Alert>
    </>
  );
}
