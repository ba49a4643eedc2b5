import { useRouteError } from "@remix-run/react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { pageProblem } from "../ui/api.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/**
 * Error panel for a dashboard that cannot be loaded. Errors of a lost network or a proxy have technical messages, so
 * the panel has its own.
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
