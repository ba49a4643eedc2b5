import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";

/** Shown instead of the dashboard if the cards could not be loaded. */
export function DashboardFailed() {
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Manage your digital business cards" />
      <ErrorPanel title="Error loading dashboard" message={sentenceOf(useRouteError())} />
    </>
  );
}

/**
 * The server's sentence. A lost network or a proxy's page come as errors in a program's words, which help nobody: the
 * panel has better ones.
 */
function sentenceOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "" ? error.data : undefined;
}
