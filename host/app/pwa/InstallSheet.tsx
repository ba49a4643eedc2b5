import { Drawer } from "@mantine/core";
import { IconShare2, IconSquareRoundedPlus } from "@tabler/icons-react";
import styles from "./install.module.css";

/** What to press on an iPhone or iPad. */
export default function InstallSheet({ onClose }: { onClose(): void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Install on iPhone or iPad"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ol className={styles.steps}>
        <li>
          <span>
            Press <b>Share</b> <IconShare2 size={20} stroke={1.8} aria-hidden /> in Safari's bar.
          </span>
        </li>
        <li>
          <span>
            Scroll down and press <b>Add to Home Screen</b> <IconSquareRoundedPlus size={20} stroke={1.8} aria-hidden />
            .
          </span>
        </li>
        <li>
          <span>
            Press <b>Add</b>. Meishi then opens from its own icon.
          </span>
        </li>
      </ol>
    </Drawer>
  );
}
