import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";

/** Shown instead of the quick editor if there is no card to edit. */
export function CardNotLoaded() {
  return (
    <>
      <PageHeader title="Edit card" />
      <EmptyState
        title="Error loading card"
        action={
          <Button component={Link} to="/dashboard">
            Go Back to Dashboard
          </Button>
        }
      >
        The card may have been deleted, or the connection failed. Nothing was changed.
      </EmptyState>
    </>
  );
}
