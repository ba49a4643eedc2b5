import { Anchor, Badge, Button, Text } from "@mantine/core";
import { IconArrowLeft, IconHelpCircle, IconMessages } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { CoveredTopic } from "./coverage.server.ts";
import styles from "./salesbot.module.css";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

export interface SalesbotPageProps {
  card: { id: number; slug: string; name: string | null; company: string | null };
  /** Whether the card's owner has the level that the assistant needs. */
  isOwnerEntitled: boolean;
  hasModel: boolean;
  host: string;
  unread: number;
  /** Questions that could not be answered. */
  unanswered: number;
  topics: CoveredTopic[];
}

/** Title, state and ways on; the same while the configuration is loading. */
export function Header({ card, unread, unanswered, hasModel, isActive }: SalesbotPageProps & { isActive?: boolean }) {
  const text = useWords(salesbotWords);
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={
          <span className={styles.subtitle}>
            {card.name ?? card.company ?? card.slug}
            <Badge component="span" variant="light">
              {text.level}
            </Badge>
            {isActive !== undefined && (
              <Badge component="span" variant="light" color={isActive ? "green" : "gray"}>
                {isActive ? text.active : text.inactive}
              </Badge>
            )}
          </span>
        }
      >
        <Button
          component={Link}
          to={`/inbox?card=${card.id}&kind=conversation`}
          variant="default"
          leftSection={<IconMessages size={18} stroke={1.8} aria-hidden />}
        >
          {text.conversations(unread)}
        </Button>
        <Button
          component={Link}
          to={`/inbox?card=${card.id}&kind=question`}
          variant="default"
          leftSection={<IconHelpCircle size={18} stroke={1.8} aria-hidden />}
        >
          {text.unanswered(unanswered)}
        </Button>
        <Button
          component={Link}
          to="/dashboard"
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
        >
          {text.back}
        </Button>
      </PageHeader>
      <Text c="dimmed" mb="md">
        {hasModel ? (
          text.kind.model
        ) : (
          <>
            {text.kind.texts}{" "}
            <Anchor component={Link} to="/guide#support">
              {text.kind.setUp}
            </Anchor>
          </>
        )}
      </Text>
    </>
  );
}
