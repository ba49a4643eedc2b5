import { lazy, Suspense } from "react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { Header, type SalesbotPageProps } from "./Header.tsx";
import type { LoadedConfig } from "./load-config.ts";

// Comes with the schema while the configuration itself is fetched.
const Configuration = lazy(() =>
  import("./Configuration.tsx").then(({ Configuration }) => ({ default: Configuration })),
);

interface Props extends SalesbotPageProps {
  /** Undefined as long as it is on its way to a page that the server has drawn. */
  config: LoadedConfig | undefined;
}

/** The configuration of a card's assistant, with a chat beside it that tries what is not saved yet. */
export function SalesbotPage({ config, ...props }: Props) {
  const loading = (
    <>
      <Header {...props} />
      <p role="status">Loading Salesbot configuration...</p>
    </>
  );
  if (!config) return loading;
  if (config.state === "failed") {
    return (
      <>
        <Header {...props} />
        <ErrorPanel title="The configuration could not be loaded" message={config.message} />
      </>
    );
  }
  return (
    <Suspense fallback={loading}>
      <Configuration key={props.card.id} {...props} first={config.stored} />
    </Suspense>
  );
}
