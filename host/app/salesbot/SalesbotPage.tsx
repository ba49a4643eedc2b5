import { lazy, Suspense, useEffect, useState } from "react";
import { api, sentenceOf } from "../ui/api.ts";
import { cachedAnswers, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import type { OwnSalesbot } from "./config.server.ts";
import { Header, type SalesbotPageProps } from "./Header.tsx";
import { FAILED } from "../ui/ErrorPanel.tsx";

// Comes with the schema while the configuration itself is fetched.
const Configuration = lazy(() =>
  import("./Configuration.tsx").then(({ Configuration }) => ({ default: Configuration })),
);

const configurations = cachedAnswers({ freshMs: SETTINGS_FRESH_MS });

type Loaded = { state: "loading" } | { state: "failed"; message: string } | { state: "loaded"; stored: OwnSalesbot };

/** The configuration of a card's assistant, with a chat beside it that tries what is not saved yet. */
export function SalesbotPage(props: SalesbotPageProps) {
  const { card } = props;
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    setLoaded({ state: "loading" });
    configurations(String(card.id), () => api<OwnSalesbot>("GET", `/api/salesbot/${card.id}/config`)).then(
      (stored) => !isGone && setLoaded({ state: "loaded", stored }),
      (error: unknown) => !isGone && setLoaded({ state: "failed", message: sentenceOf(error, FAILED) }),
    );
    return () => {
      isGone = true;
    };
  }, [card.id, attempt]);

  if (loaded.state === "loaded") {
    return (
      <Suspense
        fallback={
          <>
            <Header {...props} />
            <p role="status">Loading Salesbot configuration...</p>
          </>
        }
      >
        <Configuration
          key={card.id}
          {...props}
          stored={loaded.stored}
          onSaved={(stored) => setLoaded({ state: "loaded", stored })}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Header {...props} />
      {loaded.state === "loading" ? (
        <p role="status">Loading Salesbot configuration...</p>
      ) : (
        <ErrorPanel
          title="The configuration could not be loaded"
          message={loaded.message}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}
