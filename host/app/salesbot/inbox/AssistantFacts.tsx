import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../ui/use-words.ts";
import { loadConfig } from "../load-config.ts";
import type { OwnSalesbot } from "../config.server.ts";
import styles from "./inbox.module.css";
import { conversationWords } from "./words.en.ts";

/** As many stand in the list; a longer one is read in the configuration. */
const MAX_FACTS = 60;

const factsOf = ({ knowledge, priceRanges, services, currency }: OwnSalesbot): string[] =>
  [
    ...knowledge.map(({ answer }) => answer),
    ...Object.entries(priceRanges).map(([name, price]) => `${name}: ${price} ${currency}`),
    ...services,
  ].slice(0, MAX_FACTS);

interface Props {
  cardId: number;
  onChoose: (fact: string) => void;
}

/** What the assistant knows, each fact with one press into the answer. It is asked for when the list is opened. */
export function AssistantFacts({ cardId, onChoose }: Props) {
  const words = useWords(conversationWords).person;
  const [facts, setFacts] = useState<string[] | string>();

  async function load() {
    const config = await loadConfig(cardId);
    setFacts(config.state === "loaded" ? factsOf(config.stored) : config.message);
  }

  return (
    <details onToggle={(event) => event.currentTarget.open && facts === undefined && void load()}>
      <summary className={styles.summary}>{words.facts}</summary>
      {typeof facts === "string" && <p role="alert">{facts}</p>}
      {facts?.length === 0 && <p>{words.noFacts}</p>}
      {Array.isArray(facts) && (
        <ul className={styles.factList}>
          {facts.map((fact, i) => (
            <li key={i}>
              <UnstyledButton className={styles.fact} dir="auto" onClick={() => onChoose(fact)}>
                {fact}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
