import { Button } from "@mantine/core";
import { IconArrowLeft, IconLock, IconSearchOff } from "@tabler/icons-react";
import { Link, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import { pageProblem } from "../ui/api.ts";
import styles from "./salesbot.module.css";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

/** Error of the assistant's page, with the reason and a way back. */
export function SalesbotError() {
  const text = useWords(salesbotWords);
  const problem = pageProblem(useRouteError());
  if (problem?.code === "not_found") {
    return (
      <Message icon={<IconSearchOff size={44} stroke={1.4} aria-hidden />} title={text.cardNotFound}>
        {text.cardNotFoundText}
      </Message>
    );
  }
  if (problem?.code === "level_too_low") {
    return (
      <Message icon={<IconLock size={44} stroke={1.4} aria-hidden />} title={text.denied} ask={text.ask}>
        {problem.detail}
      </Message>
    );
  }
  return <ErrorPage isInside />;
}

interface MessageProps {
  icon: ReactNode;
  title: string;
  /** Leads to where the plan that has it is asked for. */
  ask?: string;
  children: string;
}

function Message({ icon, title, ask, children }: MessageProps) {
  const text = useWords(salesbotWords);
  return (
    <section className={styles.message}>
      {icon}
      <h1>{title}</h1>
      <p>{children}</p>
      {ask && (
        <Button component={Link} to="/account#plan">
          {ask}
        </Button>
      )}
      <Button
        component={Link}
        to="/dashboard"
        variant={ask ? "default" : "filled"}
        leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
      >
        {text.back}
      </Button>
    </section>
  );
}
