import { Button } from "@mantine/core";
import { IconDeviceMobilePlus } from "@tabler/icons-react";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../ui/hydrated.ts";
import { dismiss, install, installState, isDismissed } from "./install-prompt.ts";
import styles from "./pwa.module.css";

// The frame of every page has the prompt; few ever open its sheet.
const InstallSheet = lazy(() => import("./InstallSheet.tsx"));

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
      {isOpen && <Suspense><InstallSheet onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
