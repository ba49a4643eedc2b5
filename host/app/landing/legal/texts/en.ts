/**
 * Legal pages until the operator writes their own (see the folder's README). They describe the software's default
 * behavior; names and addresses are for the operator to fill in.
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
  "data-processing": {
    title: "Data processing agreement",
    text: `
This agreement applies when you, the customer, use this installation of Meishi Digital Cards for personal data of others, for instance of your team or of people who write to your cards (Art. 28 GDPR). The operator is the processor; see Imprint. The operator replaces this text with what was really agreed.

## Subject and duration

The operator stores and shows cards, messages, conversations, contacts and figures, as long as you have an account. People concerned are your members, visitors of your cards and your contacts. The data are those described under Privacy.

## Instructions

The operator processes these data only to run the service and on your documented instructions, which you give through the functions of the product or by email. Everybody with access is bound to confidentiality.

## Security

Connections are encrypted, passwords and keys are stored as hashes, network addresses are shortened, access is limited to the owner, their team and administrators, changes are logged, and backups are made as the operator has set up.

## Other processors

You agree to those listed under Processors. The operator announces a new one there 30 days before; you may object and leave.

## Support and audits

The operator helps you to answer requests of the people concerned, reports a breach without undue delay and at the latest within 48 hours after learning of it, and shows on request what proves compliance.

## At the end

You can download all data at any time. After the account is deleted, the data are deleted at once, and in backups when these expire, unless the law requires them to be kept.
`,
  },
  processors: {
    title: "Processors",
    text: `
Meishi runs on the operator's own machine and passes data to nobody by itself. These kinds of services take part only where the operator has set them up, or where somebody asks for them. The operator replaces this text with names, countries and contracts.

## Set up by the operator

The provider of the machine and of backups: all data. A mail server: addresses and texts of emails. Storage for files: pictures. A language model: what visitors write to an assistant, and the owner's facts. A sign-in provider: name and email address of those who use it. Apple and Google, for cards in a wallet: what is on the card.

## When somebody asks for it

OpenStreetMap or Google: the address of a card, when its owner enters it, and the visitor's network address, when they open the map. Providers of videos and embedded content: the visitor's network address, when they open them. The maker of a browser: encrypted notices to owners who turned them on.

## Chosen by the owner of a card

Addresses that owners have set for webhooks receive contacts and messages of their cards.
`,
  },
  accessibility: {
    title: "Accessibility",
    text: `
We want everybody to be able to open a card, write to its owner and make a card. This statement describes the software as delivered; its aim is level AA of the Web Content Accessibility Guidelines 2.2 and EN 301 549.

## What works

Every page can be used with the keyboard alone and with a screen reader, and on a screen of 360 pixels. Cards work without JavaScript. Texts have enough contrast in light and dark; motion stops where the system asks for it. Every page is checked by axe with each change of the software.

## What does not work yet

Colors, pictures, videos and texts that owners choose may lack contrast, descriptions or captions. Maps and embedded content come from others. Charts have tables beside them; their drawings are hidden from screen readers. We have not had the software tested by an independent body.

## Tell us

If something is in your way, write to the address in the imprint, and we answer within two weeks. If you are not satisfied with the answer, you can turn to the authority that is responsible in your country; the operator names it here.
`,
  },
};

export type LegalTexts = typeof texts;
export type LegalPage = keyof LegalTexts;
