import { Anchor, Button, List, Text } from "@mantine/core";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { NewDevice } from "./new-device.ts";
import styles from "./phone.module.css";
import { phoneWords } from "./words.en.ts";

interface Props {
  device: NewDevice;
  username: string;
  address: string;
  /** The page is open on the phone itself, which cannot scan its own screen. */
  isOnPhone: boolean;
  onDone: () => void;
}

/** How one device is set up, with the code, the link or the password that it needs. */
export default function SetupSteps({ device, username, address, isOnPhone, onDone }: Props) {
  const text = useWords(phoneWords);
  const { kind, link, picture, password } = device;
  const stepsOnPhone = kind === "iphone" ? text.steps.onIphone : kind === "android" && text.steps.onAndroid;
  const steps = (isOnPhone && stepsOnPhone) || text.steps[kind];
  const hasCode = picture !== null && !isOnPhone;
  const hasButton = link !== null && (isOnPhone || kind === "mac");
  return (
    <section className={styles.steps} aria-label={text.kinds[kind]}>
      <List type="ordered" spacing="xs">
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      {kind === "android" && (
        <Anchor href="https://www.davx5.com" target="_blank" rel="noreferrer">
          {text.getDavx}
        </Anchor>
      )}
      {hasCode && <img src={picture} alt={text.code} className={styles.code} />}
      {hasButton && (
        <Button component="a" href={link}>
          {kind === "android" ? text.inDavx : text.profile}
        </Button>
      )}
      {password !== null && (
        <>
          <dl className={styles.account}>
            {(
              [
                [text.address, address],
                [text.username, username],
                [text.password, password],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <code>{value}</code>
                  <CopyButton value={value} label={text.copy(label)} size="xs" />
                </dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            {text.once}
          </Text>
        </>
      )}
      <Button variant="default" onClick={onDone}>
        {text.done}
      </Button>
    </section>
  );
}
