import type { EditedCard } from "../draft.ts";

/** What every tab of the editor gets. */
export interface TabProps {
  card: EditedCard;
  /** The server's sentence for a field, by its path. */
  errors: Record<string, string | undefined>;
  change(changes: Partial<EditedCard>): void;
}
