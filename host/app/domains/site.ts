/** A domain of its owner's under which cards are shown. */
export interface Site {
  id: number;
  host: string;
  /** PUBLIC_URL's scheme and the host. */
  origin: string;
  /** Whose cards it shows. */
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
  version: number;
}
