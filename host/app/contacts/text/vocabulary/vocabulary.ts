/**
 * What the reader of texts knows of one language: lists separated by commas, in any case, accents as written. In titles
 * and streets, `-leiter` is the end of a word and `design-` its beginning; in Chinese, Japanese and Korean any part.
 */
export interface Vocabulary {
  /** Where numbers without a country code are from if nothing else says it. */
  country: string;
  /** Words of which one makes a line a job title. */
  titles: string;
  /** Words that titles hold beside these; alone they prove nothing. */
  fields: string;
  /** Legal forms of companies. */
  legalForms: string;
  /** Words in the names of companies. */
  businesses: string;
  /** Before names, and part of them. */
  degrees: string;
  /** Before or after names, and no part of them. */
  addressing: string;
  /** Given names, and family names where these come first. */
  names: string;
  /** Between a title and its company. */
  at: string;
  /** Before a name in a sentence: `this is Anna`. */
  introductions: string;
  /** Between a person and a company in a sentence, beside others: `Anna from Acme`. */
  from: string;
  /** Words of sentences that names, titles and companies rarely hold. */
  common: string;
  labels: {
    name: string;
    title: string;
    company: string;
    phone: string;
    mobile: string;
    home: string;
    fax: string;
    email: string;
    website: string;
    address: string;
  };
  streets: string;
  /** Countries, by their code. */
  countries: string;
  /** Beginnings of lines that say nothing of a person. */
  noise: string;
  /** What stands before those whom a message was sent to. */
  recipients: string;
}
