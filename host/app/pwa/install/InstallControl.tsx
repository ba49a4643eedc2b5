import { Button } from "@mantine/core";
import { IconDeviceMobilePlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { dismiss, install } from "./install-prompt.ts";
import { useInstallState } from "./use-install-state.ts";
import styles from "./install.module.css";
import { useWords } from "../../ui/use-words.ts";
import { installWords } from "./words.en.ts";

const InstallSheet = lazy(() => import("./InstallSheet.tsx"));

/** The guide's control: installs, explains how, or says why not. */
export function InstallControl() {
  const text = useWords(installWords);
  const { state } = useInstallState();
  return (
    <div className={styles.control}>
      {state === "offered" && <InstallButton />}
      {state === "by-hand" && <ByHandButton />}
      {state === "installed" && <p role="status">{text.installed}</p>}
      {state === "unavailable" && <p role="status">{text.unavailable}</p>}
    </div>
  );
}

/** Offer to install the app, which can be postponed. */
export default function InstallBanner() {
  const text = useWords(installWords);
  const { state } = useInstallState();
  return (
    <aside className={styles.prompt} aria-labelledby="install-title">
      <img className={styles.promptIcon} src="/icons/site/icon-192.png" alt="" width={44} height={44} />
      <h2 id="install-title">{text.title}</h2>
      <p>{text.text}</p>
      <div className={styles.promptActions}>
        <Button variant="subtle" onClick={dismiss}>
          {text.notNow}
        </Button>
        {state === "offered" ? <InstallButton /> : <ByHandButton />}
      </div>
    </aside>
  );
}

function InstallButton() {
  const text = useWords(installWords);
  return (
    <Button onClick={() => void install()} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>
      {text.install}
    </Button>
  );
}

/** iPhone and iPad have no API for it: a sheet explains what to tap. */
function ByHandButton() {
  const text = useWords(installWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} leftSection={<IconDeviceMobilePlus size={18} stroke={1.8} aria-hidden />}>
        {text.how}
      </Button>
      {isOpen && (
        <Suspense>
          <InstallSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
