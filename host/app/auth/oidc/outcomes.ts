// Reasons why a sign-in at the provider failed, as they appear in the page's address.
export type ProviderFailure =
  | "unavailable"
  | "failed"
  | "cancelled"
  | "expired"
  | "unverified"
  | "closed"
  | "taken"
  | "linked-elsewhere"
  | "fresh-proof"
  | "another";

type Notice = readonly [title: string, text: (name: string) => string];

const NOT_SIGNED_IN = "Not signed in";
const NOT_CONNECTED = "Not connected";

export const OIDC_NOTICES: Record<ProviderFailure, Notice> = {
  unavailable: [NOT_SIGNED_IN, (name) => `We could not reach ${name}. Please try again later.`],
  failed: [NOT_SIGNED_IN, (name) => `We could not accept the answer from ${name}. Please try again.`],
  cancelled: [NOT_SIGNED_IN, (name) => `The sign-in with ${name} was cancelled.`],
  expired: [NOT_SIGNED_IN, () => "That took too long, or was started in another browser. Please try again."],
  unverified: [NOT_SIGNED_IN, (name) => `${name} has not verified your email address. Please do that there first.`],
  closed: [NOT_SIGNED_IN, () => "You have no account here yet. Please ask an administrator for one."],
  taken: [NOT_SIGNED_IN, () => "Your email address belongs to another account. Please ask an administrator."],
  "linked-elsewhere": [NOT_CONNECTED, (name) => `This ${name} account is connected to another account here.`],
  "fresh-proof": [NOT_CONNECTED, () => "Please connect again and confirm that it is you."],
  another: ["Not confirmed", (name) => `Please sign in with the ${name} account that is connected to this one.`],
};

export const isRefusal = (text: string | null): text is ProviderFailure =>
  text !== null && Object.hasOwn(OIDC_NOTICES, text);
