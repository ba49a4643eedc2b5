import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useUser } from "../ui/user.ts";
import { useWords } from "../ui/use-words.ts";
import { EXPORT_PATH } from "./export-path.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { accountWords } from "./words.en.ts";

/** The account's profile, plan (the children), language and data export. */
export default function ProfileTab({ children }: { children: ReactNode }) {
  const words = useWords(accountWords);
  const user = useUser();
  return (
    <>
      <AccountSection title={words.tabs.profile} about={words.profile.about}>
        <ProfileForm key={user.id} user={user} />
      </AccountSection>
      {children}
      <AccountSection title={words.language.title} about={words.language.about}>
        <LanguageChoice user={user} />
      </AccountSection>
      <AccountSection title={words.data.title} about={words.data.about}>
        <Button
          component="a"
          href={EXPORT_PATH}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {words.data.download}
        </Button>
      </AccountSection>
    </>
  );
}
