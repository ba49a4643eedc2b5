import { Button } from "@mantine/core";
import { IconArrowLeft, IconLock, IconSearchOff } from "@tabler/icons-react";
import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import styles from "./salesbot.module.css";

const NEEDS_LEVEL_2 = "Level 2 access or higher is required to configure the AI Salesbot feature.";

/** What stands where a page of the assistant may not be shown: why, and the way back. */
export function SalesbotError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Message icon={<IconSearchOff size={44} stroke={1.4} aria-hidden />} title="Card Not Found">
        The business card you're looking for doesn't exist.
      </Message>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 403 && error.data === NEEDS_LEVEL_2) {
    return (
      <Message icon={<IconLock size={44} stroke={1.4} aria-hidden />} title="Salesbot Access Required">
        {NEEDS_LEVEL_2}
      </Message>
    );
  }
  return <ErrorPage isInside />;
}

function Message({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <section className={styles.message}>
      {icon}
      <h1>{title}</h1>
      <p>{children}</p>
      <Button component={Link} to="/dashboard" leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}>
        Back to Dashboard
      </Button>
    </section>
  );
}
