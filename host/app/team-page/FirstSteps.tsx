import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useWords } from "../ui/use-words.ts";
import styles from "./team.module.css";
import { teamWords } from "./words.en.ts";

type Step = "look" | "people" | "watch";

interface Props {
  teamId: number;
  done: Record<Step, boolean>;
  onInvite: () => void;
}

/** What a new team does first, until all of it is done. The next step stands out. */
export function FirstSteps({ teamId, done, onInvite }: Props) {
  const { steps: text, people } = useWords(teamWords);
  const next = (["look", "people", "watch"] as const).find((step) => !done[step]);
  const variant = (step: Step) => (step === next ? "filled" : "default");
  return (
    <ol className={`${styles.list} ${styles.steps}`} aria-label={text.title}>
      <StepRow name={text.look} text={text.lookText} isDone={done.look}>
        <Button component={Link} to={`/team/templates/new?team=${teamId}`} variant={variant("look")}>
          {text.lookAction}
        </Button>
      </StepRow>
      <StepRow name={text.people} text={text.peopleText} isDone={done.people}>
        <Button onClick={onInvite} variant={variant("people")}>
          {people.invite}
        </Button>
      </StepRow>
      <StepRow name={text.watch} text={text.watchText} isDone={done.watch}>
        <Button component={Link} to={`?tab=analytics&team=${teamId}`} variant={variant("watch")}>
          {text.watchAction}
        </Button>
      </StepRow>
    </ol>
  );
}

function StepRow({
  name,
  text,
  isDone,
  children,
}: {
  name: string;
  text: string;
  isDone: boolean;
  children: ReactNode;
}) {
  const { steps } = useWords(teamWords);
  return (
    <li>
      <div>
        <b>{name}</b> {isDone && <IconCircleCheck size={18} stroke={1.8} role="img" aria-label={steps.done} />}
        <small>{text}</small>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
