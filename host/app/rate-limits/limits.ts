/** How many points a key (see LimitKey) has in how many seconds, for each kind of request. */
export const LIMITS = {
  /** Reading anything. */
  read: [6_000, 60],
  /** Changing anything. */
  write: [1_200, 60],
  /** Everything that a program does with one key. */
  key: [600, 60],
  /** Calls of a visitor with an Idempotency-Key. */
  visitorKey: [60, 60],
  /** Calls of an account with an Idempotency-Key. */
  accountKey: [300, 60],
  /** Views, clicks and saves. */
  event: [1_200, 60],
  /** Those beyond 60 a minute in a day, as a bound for the disk: counts of a day are kept for few networks only. */
  eventsFirst: [60, 60],
  eventsOfDay: [100_000, 86_400],
  /**
   * The contact form: messages from one address, and to one card from anywhere. Addresses that have recently written
   * to the card share a part of its limit (`submissionAgain`), so that a few of them cannot close the form to others.
   */
  submission: [10, 60],
  submissionFirst: [1, 600],
  submissionCard: [60, 600],
  submissionAgain: [40, 600],
  /** Messages from one address to whatever cards, as a bound for the disk. */
  submissionsOfDay: [1_000, 86_400],
  register: [30, 60],
  /** New accounts from one address, as a bound for the disk: each may store some megabytes. */
  registrationsOfDay: [300, 86_400],
  resetPassword: [10, 60],
  /** DNS checks of one's domains. */
  domainCheck: [30, 60],
  /** Tests of one's webhooks, and deliveries sent again. */
  webhookSend: [30, 60],
  /** Requests of a proxy about unknown hosts. */
  unknownHost: [30_000, 60],
  upload: [120, 60],
  /** Pictures uploaded per account and day, as a bound for the disk. */
  uploadsOfDay: [500, 86_400],
  /** Pictures uploaded from one address, by whatever accounts. */
  uploadsOfNetwork: [1_000, 86_400],
  /** Bytes of contacts that are written from one address, as a bound for the disk; see people.server.ts. */
  contactsOfNetwork: [1_000_000_000, 86_400],
  /** Exports of everything stored about one account. */
  exports: [10, 3_600],
  /** App passwords and profiles of one account, each of which is told by mail. */
  appPasswords: [50, 86_400],
  /** New slugs of one card. */
  rename: [20, 86_400],
  /** QR codes that are not in the cache, and passes for wallets. */
  drawing: [300, 60],
  /** Chat messages from one address, in one conversation, and to one card. */
  chat: [40, 60],
  chatSession: [30, 60],
  chatCard: [600, 60],
  /** Signs of typing, which pages send every three seconds. */
  typing: [40, 60],
  /** Pushes and mails to the people who answer a card's visitors. */
  pushCard: [60, 600],
  personMail: [10, 3_600],
  /** Pushes for a card that name one visitor who asks for a person, and those beyond that count all who wait. */
  pushAsked: [10, 3_600],
  pushWaiting: [1, 600],
  /** Sign-ins by password, successful ones included: hashing each takes CPU time. */
  signIn: [120, 60],
  /** Wrong passwords for one account from one address. */
  wrongPassword: [10, 60],
  /** Wrong passwords from one address, whatever the account. */
  wrongPasswords: [40, 60],
  /** Wrong passwords for one account, from anywhere. */
  guesses: [40, 900],
  /** Requests of phones and mail programs for address books, and of those with a wrong password. */
  addressBook: [6_000, 60],
  wrongAppPassword: [120, 60],
  /** Wrong codes of a second factor for one account, from anywhere. Past the limit, right ones are refused, too. */
  wrongCode: [20, 3_000],
  /** Challenges for passkeys and answers to them; redirects to a provider and back. */
  passkey: [300, 60],
  singleSignOn: [60, 60],
  /** Checks of a username while it is typed. */
  usernameCheck: [120, 60],
  /** Opening links that confirm or change an email address. */
  emailLink: [30, 60],
  /** Emails that a request causes: by its address, by the card it is about (split like forms), and by recipient. */
  mailFrom: [60, 3_600],
  mailFirst: [1, 3_600],
  mailCard: [30, 3_600],
  mailAgain: [20, 3_600],
  mailTo: [60, 3_600],
  /** Emails to a recipient entered by a visitor, who may be somebody else. Few people exchange with more in a day. */
  visitorTo: [12, 86_400],
  /** Emails that bring visitors what an account's people wrote to them: the visitors may be made up. */
  answersOf: [100, 86_400],
  /** Emails that warn an owner of sign-ins. */
  warnings: [20, 3_600],
  /** Emails to an address that is not confirmed yet; few a day, because its owner has not agreed. */
  confirmationTo: [5, 86_400],
  resetTo: [6, 21_600],
  /** Both together, where owners ask for them from their accounts or browsers: by recipient. */
  ownersTo: [30, 86_400],
  /** Invitations that a team sends. */
  invitationsFrom: [500, 86_400],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export type LimitName = keyof typeof LIMITS;
