import { Alert, Tabs } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import type { SharePageData } from "../share.server.ts";
import { Overview } from "./Overview.tsx";
import styles from "./share.module.css";

const TABS: { value: string; label: string; Content: ComponentType<SharePageData> }[] = [
  { value: "link", label: "Link and code", Content: Overview },
  { value: "signature", label: "E-mail signature", Content: lazy(() => import("./Signature.tsx")) },
  { value: "print", label: "Print", Content: lazy(() => import("./Prints.tsx")) },
  { value: "pictures", label: "Backgrounds", Content: lazy(() => import("./Pictures.tsx")) },
  { value: "nfc", label: "NFC tag", Content: lazy(() => import("./NfcTag.tsx")) },
  { value: "campaigns", label: "Campaigns", Content: lazy(() => import("./Campaigns.tsx")) },
];

/** All ways to share a card, with previews and results so far. */
export function SharePage(data: SharePageData) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ value }) => value === search.get("part"))?.value ?? "link";
  return (
    <div className={styles.page}>
      <PageHeader title="Share" subtitle={data.card.name} trail={[{ label: "Dashboard", to: "/dashboard" }]} />
      {data.card.isPaused && (
        <Alert color="yellow" title="This card is paused" mb="lg">
          Links and codes do not work until you resume it on the dashboard.
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(value) => setSearch({ part: value ?? "link" }, { replace: true, preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabs} mb="lg">
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, label, Content }) => (
          <Tabs.Panel key={value} value={value}>
            <Suspense fallback={<SkeletonRows label={`Loading ${label}`} />}>
              <Content {...data} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
