import { Button } from "@mantine/core";
import { IconDeviceMobilePlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { dismiss, install } from "./install-prompt.ts";
import { useInstallState } from "./InstallPrompt.tsx";
import styles from "./install.module.css";

const InstallSheet = lazy(() => import("./InstallSheet.tsx"));

/** The guide's control: installs, explains how, or says why not. */
export function InstallControl() {
  const { state } = useInstallState();
  return (
    <div className={styles.control}>
      {state === "offered" && <InstallButton />}
      {state === "by-hand" && <ByHandButton />}
      {state === "installed" && <p role="status">Meishi is installed on this device.</p>}
      {state === "unavailable" && (
        <p role="status">This browser does not offer an install button. Look for Install in its menu.</p>
      )}
    </div>
  );
}

/** What the frame's prompt shows: the offer, and how to put it off. */
export default function InstallBanner() {
  const { state } = useInstallState();
  return (
    <aside className={styles.prompt} aria-labelledby="install-title">
      <img className={styles.promptIcon} src="/icons/site/icon-192.png" alt="" width={44} height={44} />
      <h2 id="install-title">Install Meishi</h2>
      <p>Your cards are one tap away, even offline.</p>
      <div className={styles.promptActions}>
        <Button variant="subtle" onClick={dismiss}>
          Not Now
        </Button>
        {state === "offered" ? <InstallButton /> : <ByHandButton />}
      </div>
    </aside>
  );
}

function InstallButton() {
  return (
    <Button onClick={() => void install()} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>
      Install
    </Button>
  );
}

/** iPhone and iPad have no API for it: a sheet explains what to tap. */
function ByHandButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>
        How to install
      </Button>
      {isOpen && (
        <Suspense>
          <InstallSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
