import type { SharePageData } from "../share.server.ts";
import { Download } from "./Download.tsx";
import styles from "./share.module.css";

const DESIGNS = [
  { n: 1, title: "Light background" },
  { n: 2, title: "Dark background" },
  { n: 3, title: "Color background" },
];

/** Pictures for video calls and the phone. */
export default function Pictures({ card: { id, slug, version } }: SharePageData) {
  const picture = (name: string) => `/api/share/${id}/${name}.png?v=${version}`;
  return (
    <div className={styles.grid}>
      {DESIGNS.map(({ n, title }) => (
        <Download
          key={n}
          title={title}
          line="For video calls, 1920 × 1080. Only your own view is mirrored: others can scan the code."
          preview={picture(`background-${n}`)}
          files={[{ label: "PNG", href: picture(`background-${n}`), name: `meishi-${slug}-background-${n}.png` }]}
        />
      ))}
      <Download
        title="Lock screen"
        line="For your phone: people scan the code without you unlocking it."
        preview={picture("lockscreen")}
        isTall
        files={[{ label: "PNG", href: picture("lockscreen"), name: `meishi-${slug}-lockscreen.png` }]}
      />
    </div>
  );
}
