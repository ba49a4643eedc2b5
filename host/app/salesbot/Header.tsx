import { Badge, Button } from "@mantine/core";
import { IconArrowLeft, IconMessages } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { PageHeader } from "../ui/PageHeader.tsx";
import styles from "./salesbot.module.css";

export interface SalesbotPageProps {
  card: { id: number; slug: string; name: string | null; company: string | null };
  /** Whether the card's owner has the level that the assistant needs. */
  isOwnerEntitled: boolean;
  hasModel: boolean;
  host: string;
  unread: number;
}

/** Title, state and ways on; the same while the configuration is loading. */
export function Header({ card, unread, isActive }: SalesbotPageProps & { isActive?: boolean }) {
  return (
    <PageHeader
      title="AI Salesbot Configuration"
      subtitle={
        <span className={styles.subtitle}>
          {card.name ?? card.company ?? card.slug}
          <Badge component="span" variant="light">
            Level 2+ Feature
          </Badge>
          {isActive !== undefined && (
            <Badge component="span" variant="light" color={isActive ? "green" : "gray"}>
              {isActive ? "Active" : "Inactive"}
            </Badge>
          )}
        </span>
      }
    >
      <Button
        component={Link}
        to={`/salesbot/${card.id}/conversations`}
        variant="default"
        leftSection={<IconMessages size={18} stroke={1.8} aria-hidden />}
      >
        Conversations{unread > 0 ? ` (${unread} new)` : ""}
      </Button>
      <Button
        component={Link}
        to="/dashboard"
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
      >
        Back to Dashboard
      </Button>
    </PageHeader>
  );
}
