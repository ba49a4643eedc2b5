import { Alert, Tabs } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import type { SharePageData } from "../share.server.ts";
import { Overview } from "./Overview.tsx";
import styles from "./share.module.css";

const PARTS: { value: string; label: string; Part: ComponentType<SharePageData> }[] = [
  { value: "link", label: "Link and code", Part: Overview },
  { value: "signature", label: "E-mail signature", Part: lazy(() => import("./Signature.tsx")) },
  { value: "print", label: "Print", Part: lazy(() => import("./Prints.tsx")) },
  { value: "pictures", label: "Backgrounds", Part: lazy(() => import("./Pictures.tsx")) },
  { value: "nfc", label: "NFC tag", Part: lazy(() => import("./NfcTag.tsx")) },
  { value: "campaigns", label: "Campaigns", Part: lazy(() => import("./Campaigns.tsx")) },
];

/** Everything that carries a card to people, with previews and what it has brought so far. */
export function SharePage(data: SharePageData) {
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find(({ value }) => value === search.get("part"))?.value ?? "link";
  return (
    <div className={styles.page}>
      <PageHeader title="Share" subtitle={data.card.name} trail={[{ label: "Dashboard", to: "/dashboard" }]} />
      {data.card.isPaused && (
        <Alert color="yellow" title="This card is paused" mb="lg">
          Links and codes do not work until you resume it on the dashboard.
        </Alert>
      )}
      <Tabs
        value={part}
        onChange={(value) => setSearch({ part: value ?? "link" }, { replace: true, preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabs} mb="lg">
          {PARTS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PARTS.map(({ value, label, Part }) => (
          <Tabs.Panel key={value} value={value}>
            <Suspense fallback={<SkeletonRows label={`Loading ${label}`} />}>
              <Part {...data} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
