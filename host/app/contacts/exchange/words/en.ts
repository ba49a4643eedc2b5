/** What pages and mail of sharing back say: {o} stands for the owner, {d} for a date, {t} for a text. */
export const words = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  title: "Job title",
  intro: "{o} gets what you enter here. You will get an email with a link to change or withdraw it.",
  back: "Back to the card",
  sharedHeading: "Details shared",
  thanks: "Thank you. You will get an email with a link to change or withdraw this.",
  givenHeading: "Your shared details",
  given: "You gave these to {o} on {d}.",
  agreed: "You agreed: {t}",
  saved: "Your changes are saved.",
  save: "Save changes",
  withdrawNote: "Withdrawing deletes these details immediately.",
  withdraw: "Withdraw",
  nothingHeading: "Nothing here",
  nothing: "These details were withdrawn, or the link is incomplete.",
  shareWith: "Share your details with {o}",
  consent: "{o} may keep these details and use them to contact me.",
  ownCard: "Also send the link to my card: {t}",
  mailGave: "You shared these details on the card of {o}:",
  mailLink: "See, change or withdraw them at any time:",
  mailNotYou: "If this was not you, open the link and withdraw the details.",
};

export type ExchangeWords = typeof words;
