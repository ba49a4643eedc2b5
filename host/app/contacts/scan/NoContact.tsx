import { Alert, Anchor, Button, Group } from "@mantine/core";
import styles from "./scan.module.css";
import { useWords } from "../../ui/use-words.ts";
import { scanWords } from "./words.en.ts";

interface Props {
  text: string;
  onNext: () => void;
  /** Creates a contact by hand, with the text as its note. */
  onUse: () => void;
}

/** Shows a code without contact details. Links in it open only when pressed. */
export function NoContact({ text, onNext, onUse }: Props) {
  const words = useWords(scanWords);
  const isLink = /^https?:\/\//i.test(text);
  return (
    <Alert color="amber" role="alert" title={words.noContact}>
      <p className={styles.said} dir="auto">
        {isLink ? (
          <Anchor href={text} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </Anchor>
        ) : (
          text || words.emptyCode
        )}
      </p>
      <Group>
        <Button onClick={onNext}>{words.another}</Button>
        <Button variant="default" onClick={onUse}>
          {words.use}
        </Button>
      </Group>
    </Alert>
  );
}
