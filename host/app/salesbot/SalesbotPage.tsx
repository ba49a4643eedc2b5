import { lazy, Suspense } from "react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { Header, type SalesbotPageProps } from "./Header.tsx";
import type { LoadedConfig } from "./load-config.ts";
import { SalesbotLoading } from "./SalesbotLoading.tsx";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

// Comes with the schema while the configuration itself is fetched.
const Configuration = lazy(() => import("./Configuration.tsx").then((module) => ({ default: module.Configuration })));

interface Props extends SalesbotPageProps {
  /** Undefined as long as it is on its way to a page that the server has drawn. */
  config: LoadedConfig | undefined;
}

/** The configuration of a card's assistant, with a chat beside it that tries what is not saved yet. */
export function SalesbotPage({ config, ...props }: Props) {
  const text = useWords(salesbotWords);
  const loading = (
    <>
      <Header {...props} />
      <SalesbotLoading />
    </>
  );
  if (!config) return loading;
  if (config.state === "failed") {
    return (
      <>
        <Header {...props} />
        <ErrorPanel title={text.notLoaded} message={config.message} />
      </>
    );
  }
  return (
    <Suspense fallback={loading}>
      <Configuration key={props.card.id} {...props} initial={config.stored} />
    </Suspense>
  );
}
