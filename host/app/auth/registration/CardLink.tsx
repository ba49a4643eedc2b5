import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { fieldProps } from "../../ui/use-validated-form.ts";
import { useWords } from "../../ui/use-words.ts";
import { fieldWords } from "../fields/words.en.ts";
import styles from "../auth.module.css";
import { checkUsername, type CheckedUsername, NewUsernameInput } from "./NewUsernameInput.tsx";
import { usernameFrom } from "./username-from.ts";

/** Delay after typing before checking. */
const PAUSE_MS = 400;

interface Props {
  field: Parameters<typeof fieldProps>[0];
  fullName: string;
  /** Used for the slug if the name has no Latin letters. */
  email: string;
  /** Invitation token, which allows the check even if registration is closed. */
  invitation?: string;
}

/**
 * The link of a new account's card, made of the name that is typed and free when it stands there. Change opens the
 * username that it comes from. Without JavaScript the server makes it.
 */
export function CardLink({ field, fullName, email, invitation }: Props) {
  const words = useWords(fieldWords);
  const [free, setFree] = useState<CheckedUsername & { base: string }>();
  const [isOpen, setOpen] = useState(false);
  const isEditing = isOpen || field.errors !== undefined;
  const base = usernameFrom(fullName) || usernameFrom(email.split("@")[0]!);
  useEffect(() => {
    if (isEditing || base === "") return;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      void freeLike(base, invitation).then((checked) => isCurrent && checked && setFree({ ...checked, base }));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [base, invitation, isEditing]);
  if (isEditing) return <NewUsernameInput field={field} first={free?.name ?? base} invitation={invitation} />;
  const link = free?.base === base ? free : undefined;
  return (
    <Text size="sm" c="dimmed" className={styles.cardLink} aria-live="polite">
      <input type="hidden" name={field.name} value={link?.name ?? ""} />
      {link && (
        <>
          {words.yourLink} <b dir="ltr">{`${location.host}/view/${link.address}`}</b>
          {" · "}
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            onClick={() => setOpen(true)}
            aria-label={words.changeLink}
          >
            {words.change}
          </Button>
        </>
      )}
    </Text>
  );
}

/** This username, or a free one like it; undefined if the server cannot say, which then derives it on sending. */
async function freeLike(base: string, invitation?: string): Promise<CheckedUsername | undefined> {
  try {
    const checked = await checkUsername(base, invitation);
    return checked.isFree ? checked : await checkUsername(checked.others[0]!, invitation);
  } catch {
    return undefined;
  }
}
