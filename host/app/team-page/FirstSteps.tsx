import { Button, NativeSelect } from "@mantine/core";
import { Form, Link } from "@remix-run/react";
import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./team.module.css";
import { templateWords } from "./templates/words.en.ts";
import { teamWords } from "./words.en.ts";

type Step = "look" | "people" | "watch";

interface Props {
  teamId: number;
  done: Record<Step, boolean>;
  /** The viewer's cards, which a template can start from. */
  ownCards: { id: number; name: string | null; slug: string }[];
  onInvite: () => void;
}

/** Setup steps of a new team until all are done, with the next one highlighted. */
export function FirstSteps({ teamId, done, ownCards, onInvite }: Props) {
  const { steps: text, people } = useWords(teamWords);
  const { new: newTemplate } = useWords(templateWords);
  const next = (["look", "people", "watch"] as const).find((step) => !done[step]);
  const variant = (step: Step) => (step === next ? "filled" : "default");
  return (
    <ol className={`${styles.list} ${styles.steps}`} aria-label={text.title}>
      <StepRow name={text.look} text={text.lookText} isDone={done.look}>
        <Form action="/team/templates/new" className={styles.actions}>
          <HiddenParams params={{ team: String(teamId) }} />
          {!done.look && ownCards.length > 0 && (
            <NativeSelect
              name="from"
              aria-label={text.startFrom}
              data={[
                ...ownCards.map(({ id, name, slug }) => ({ value: String(id), label: name ?? slug })),
                { value: "", label: text.blank },
              ]}
            />
          )}
          <Button type="submit" variant={variant("look")}>
            {newTemplate}
          </Button>
        </Form>
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
