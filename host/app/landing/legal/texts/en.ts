/**
 * What the legal pages say until the operator writes their own (see the folder's README). They describe what this
 * software does by default; names and addresses are the operator's to fill in.
 */
export const texts = {
  privacy: {
    title: "Privacy",
    text: `
This page describes what Meishi stores when you visit a card or have an account. Whoever runs this installation is responsible for it; see Imprint.

## When you open a card

We count when a card is opened, a link on it is followed, its contact is saved or a message is sent. Your network address is shortened before it is stored, so that it no longer points to you. Unique visitors are counted by a value that changes every day and cannot be turned back into an address. We set no tracking cookies and load nothing from other companies until you ask for it, for instance a map or a video.

## When you write to a card's owner

What you type into a contact form or a card's chat is stored for the owner of the card. The chat is automatic, and says so.

## When you have an account

We store your username, email address, name and, if you give them, your phone number and your cards. Your password is stored only as a hash. One cookie keeps you signed in; it is needed for that and used for nothing else.

## Your rights

In your account you can see, change and download your data, and delete your account with everything in it. For anything else write to the address in the imprint.
`,
  },
  imprint: {
    title: "Imprint",
    text: `
This installation of Meishi Digital Cards is run by its administrator.

## Contact

Use Contact Sales in the footer of this site. The operator replaces this text with name, postal address, email address and, where the law requires them, register and tax numbers.

## Content of cards

The people who make cards are responsible for their content. Tell us if a card breaks the law or pretends to be somebody else, and we will pause it while we look into it.
`,
  },
  terms: {
    title: "Terms",
    text: `
These terms apply between you and the operator of this installation of Meishi Digital Cards; see Imprint.

## Your account

Give correct details, keep your password to yourself and tell us if somebody else may know it. An account belongs to one person.

## Your cards

What you put on a card stays yours. You allow us to show it to everybody who has its link. Put nothing on it that is against the law, that belongs to others or that pretends to be somebody you are not.

## Plans

Plans and their prices are listed on the home page. You can change or leave at the end of each month. If you leave you can take your data with you.

## What we promise

We take care that cards open, but cannot promise that they always do. We are liable for damage that we cause on purpose or by gross negligence; where the law requires more, the law applies.
`,
  },
};

export type LegalTexts = typeof texts;
export type LegalPage = keyof LegalTexts;
