import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useWords } from "../../ui/use-words.ts";
import { quickWords } from "./words.en.ts";

/** Shown instead of the quick editor if there is no card to edit. */
export function CardNotLoaded() {
  const text = useWords(quickWords);
  return (
    <>
      <PageHeader title={text.title} />
      <EmptyState
        title={text.notLoaded.title}
        action={
          <Button component={Link} to="/dashboard">
            {text.notLoaded.back}
          </Button>
        }
      >
        {text.notLoaded.text}
      </EmptyState>
    </>
  );
}
