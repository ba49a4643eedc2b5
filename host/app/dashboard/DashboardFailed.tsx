import { useRouteError } from "@remix-run/react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { problemOfPage } from "../ui/api.ts";
import { SUBTITLE } from "./notices.ts";

/**
 * Shown instead of the dashboard if the cards could not be loaded. A lost network or a proxy's page come as errors in a
 * program's words, which help nobody: the panel has better ones.
 */
export function DashboardFailed() {
  return (
    <>
      <PageHeader title="Dashboard" subtitle={SUBTITLE} />
      <ErrorPanel title="Error loading dashboard" message={problemOfPage(useRouteError())?.detail} />
    </>
  );
}
