import { useRouteError } from "@remix-run/react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { pageProblem } from "../ui/api.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/**
 * Shown instead of the dashboard if the cards could not be loaded. A lost network or a proxy's page come as errors in a
 * program's words, which help nobody: the panel has better ones.
 */
export function DashboardFailed() {
  const words = useWords(dashboardWords);
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ErrorPanel title={words.failed} message={pageProblem(useRouteError())?.detail} />
    </>
  );
}
