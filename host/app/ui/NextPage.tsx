import { Button } from "@mantine/core";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiddenParams } from "./HiddenParams.tsx";

interface Props {
  /** Cursor of the next page; null on the last one. */
  cursor: string | null;
  /** Parameters of the page's address that stay. */
  params: Record<string, string | undefined>;
  children: ReactNode;
}

/** The button below a list that loads its next page. */
export function NextPage({ cursor, params, children }: Props) {
  if (cursor === null) return null;
  return (
    <Form>
      <HiddenParams params={params} />
      <Button type="submit" name="cursor" value={cursor} variant="default">
        {children}
      </Button>
    </Form>
  );
}
