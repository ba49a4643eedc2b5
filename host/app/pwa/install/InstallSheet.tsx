import { Drawer } from "@mantine/core";
import { IconShare2, IconSquareRoundedPlus } from "@tabler/icons-react";
import { useWords } from "../../ui/use-words.ts";
import styles from "./install.module.css";
import { installWords } from "./words.en.ts";

/** Instructions for installing on an iPhone or iPad. */
export default function InstallSheet({ onClose }: { onClose(): void }) {
  const { sheet, close, share, add, done } = useWords(installWords);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={sheet}
      closeButtonProps={{ "aria-label": close }}
    >
      <ol className={styles.steps}>
        <li>
          <span>
            {share.before} <b>{share.press}</b> <IconShare2 size={20} stroke={1.8} aria-hidden />
            {share.after}
          </span>
        </li>
        <li>
          <span>
            {add.before} <b>{add.press}</b> <IconSquareRoundedPlus size={20} stroke={1.8} aria-hidden />
            {add.after}
          </span>
        </li>
        <li>
          <span>
            {done.before} <b>{done.press}</b>
            {done.after}
          </span>
        </li>
      </ol>
    </Drawer>
  );
}
