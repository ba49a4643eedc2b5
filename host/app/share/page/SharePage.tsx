import { Alert, Tabs } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { type ComponentType, lazy } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import type { SharePageData } from "../share.server.ts";
import { Overview } from "./Overview.tsx";
import styles from "./share.module.css";
import { ClientOnly } from "../../ui/ClientOnly.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type ShareWords, shareWords } from "./words.en.ts";

const TABS: { value: keyof ShareWords["tabs"]; Content: ComponentType<SharePageData> }[] = [
  { value: "link", Content: Overview },
  { value: "signature", Content: lazy(() => import("./Signature.tsx")) },
  { value: "print", Content: lazy(() => import("./Prints.tsx")) },
  { value: "pictures", Content: lazy(() => import("./Pictures.tsx")) },
  { value: "nfc", Content: lazy(() => import("./NfcTag.tsx")) },
  { value: "campaigns", Content: lazy(() => import("./Campaigns.tsx")) },
];

/** On a phone not all tabs are in view, so the selected one is scrolled to. */
function intoView(chosen: HTMLElement | null): void {
  chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** All ways to share a card, with previews and results so far. */
export function SharePage(data: SharePageData) {
  const text = useWords(shareWords);
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ value }) => value === search.get("part"))?.value ?? "link";
  return (
    <div className={styles.page}>
      <PageHeader title={text.title} subtitle={data.card.name} trail={[{ label: text.dashboard, to: "/dashboard" }]} />
      {data.card.isPaused && (
        <Alert color="yellow" title={text.paused} mb="lg">
          {text.pausedText}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(value) => setSearch({ part: value ?? "link" }, { replace: true, preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabs} mb="lg">
          {TABS.map(({ value }) => (
            <Tabs.Tab key={value} value={value} ref={value === tab ? intoView : undefined}>
              {text.tabs[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Content }) => (
          <Tabs.Panel key={value} value={value}>
            {value === "link" ? (
              <Content {...data} />
            ) : (
              <ClientOnly fallback={<SkeletonRows label={text.loading(text.tabs[value])} />}>
                <Content {...data} />
              </ClientOnly>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
