/** A domain of its owner's under which cards are shown. */
export interface CustomDomain {
  id: number;
  host: string;
  /** PUBLIC_URL's scheme and the host. */
  origin: string;
  /** Owner of the cards shown. */
  userId: number;
  /** The team whose cards it shows instead. */
  teamId: number | null;
  /** The card that `/` shows. */
  cardId: number | null;
  /** Whether `/` shows the team's directory. */
  showsDirectory: boolean;
  isMain: boolean;
  isLive: boolean;
  appName: string | null;
  themeColor: string | null;
  /** The picture that icons are drawn from. */
  icon: string | null;
  version: number;
}

/** Icon folder of a domain's app below /icons, or of one of its cards. */
export const iconFolderOn = ({ id }: Pick<CustomDomain, "id">, slug: string | null): string =>
  slug === null ? `domain-${id}` : `domain-${id}-${slug}`;
