import type { SharePageData } from "../share.server.ts";
import { Download } from "./Download.tsx";
import styles from "./share.module.css";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

/** Designs in the order of their files. */
const DESIGNS = ["light", "dark", "color"] as const;

/** Pictures for video calls and the phone. */
export default function Pictures({ card: { id, slug, version } }: SharePageData) {
  const text = useWords(shareWords);
  const picture = (name: string) => `/api/share/${id}/${name}.png?v=${version}`;
  return (
    <div className={styles.grid}>
      {DESIGNS.map((design, index) => (
        <Download
          key={design}
          title={text.pictures[design]}
          line={text.pictures.line}
          preview={picture(`background-${index + 1}`)}
          files={[
            {
              label: "PNG",
              href: picture(`background-${index + 1}`),
              name: `meishi-${slug}-background-${index + 1}.png`,
            },
          ]}
        />
      ))}
      <Download
        title={text.pictures.lock}
        line={text.pictures.lockText}
        preview={picture("lockscreen")}
        isTall
        files={[{ label: "PNG", href: picture("lockscreen"), name: `meishi-${slug}-lockscreen.png` }]}
      />
    </div>
  );
}
