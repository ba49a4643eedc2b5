import { Button, Drawer } from "@mantine/core";
import { IconDeviceMobilePlus, IconShare2, IconSquareRoundedPlus } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { useHydrated } from "../ui/hydrated.ts";
import { dismiss, install, installState, isDismissed } from "./install-prompt.ts";
import styles from "./pwa.module.css";

/** What this browser offers now. */
const useInstallState = () => useSyncExternalStore(installState.subscribe, installState.current, installState.onServer);

/** The guide's control: installs, explains how, or says why not. */
export function InstallControl() {
  const { state } = useInstallState();
  return (
    <div className={styles.control}>
      {state === "offered" && <InstallButton />}
      {state === "by-hand" && <ByHandButton />}
      {state === "installed" && <p role="status">Meishi is installed on this device.</p>}
      {state === "unavailable" && <p role="status">This browser does not offer to install Meishi. Look for Install in its menu.</p>}
    </div>
  );
}

/** The frame's prompt, when the browser can install; gone after it was used, and for a while after 'Not Now'. */
export function InstallPrompt() {
  const { state } = useInstallState();
  const isQuiet = useSyncExternalStore(installState.subscribe, isDismissed, () => true);
  const isHydrated = useHydrated();
  if (!isHydrated || isQuiet || (state !== "offered" && state !== "by-hand")) return null;
  return (
    <aside className={styles.prompt} aria-labelledby="install-title">
      <img className={styles.promptIcon} src="/icons/site/icon-192.png" alt="" width={44} height={44} />
      <h2 id="install-title">Install Meishi</h2>
      <p>Your cards one tap away, also without a network.</p>
      <div className={styles.promptActions}>
        <Button variant="subtle" onClick={dismiss}>Not Now</Button>
        {state === "offered" ? <InstallButton /> : <ByHandButton />}
      </div>
    </aside>
  );
}

function InstallButton() {
  return (
    <Button onClick={() => void install()} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>Install</Button>
  );
}

/** iPhone and iPad have no call for it: a sheet says what to press. */
function ByHandButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>How to install</Button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} position="bottom" size="auto" title="Install on iPhone or iPad"
        closeButtonProps={{ "aria-label": "Close" }}>
        <ol className={styles.steps}>
          <li><span>Press <b>Share</b> <IconShare2 size={20} stroke={1.8} aria-hidden /> in Safari's bar.</span></li>
          <li><span>Scroll down and press <b>Add to Home Screen</b> <IconSquareRoundedPlus size={20} stroke={1.8} aria-hidden />.</span></li>
          <li><span>Press <b>Add</b>. Meishi then opens from its own icon.</span></li>
        </ol>
      </Drawer>
    </>
  );
}
