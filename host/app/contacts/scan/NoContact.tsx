import { Alert, Anchor, Button, Group } from "@mantine/core";
import styles from "./scan.module.css";

interface Props {
  text: string;
  onNext: () => void;
  /** Makes a contact by hand, with the text as its note. */
  onUse: () => void;
}

/** A code that nobody can be made of. Links in it open only when they are pressed. */
export function NoContact({ text, onNext, onUse }: Props) {
  const isLink = /^https?:\/\//i.test(text);
  return (
    <Alert color="amber" role="alert" title="This code is no contact">
      <p className={styles.said} dir="auto">
        {isLink ? (
          <Anchor href={text} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </Anchor>
        ) : (
          text || "It is empty."
        )}
      </p>
      <Group>
        <Button onClick={onNext}>Scan another</Button>
        <Button variant="default" onClick={onUse}>
          Add a contact with it
        </Button>
      </Group>
    </Alert>
  );
}
