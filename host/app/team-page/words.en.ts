import { catalogue } from "../languages/catalogue.ts";

const countPeople = (count: number) => (count === 1 ? "One person" : `${count} people`);
const countOf = (cards: number) => (cards === 1 ? "One card" : `${cards} cards`);

/** The page of a team: its tabs, members, cards and settings. */
export const words = {
  title: "Team",
  subtitle: "One look for everybody, and no card lost when somebody leaves",
  create: "Create team",
  none: "No team yet",
  noneText: "In a team you invite people, give their cards one look and see how they perform.",
  ask: "Ask for Enterprise",
  noneLow: "Teams come with Enterprise. A team's manager can also invite you.",
  members: (count: number) => (count === 1 ? "One member" : `${count} members`),
  yours: "Your team on Meishi",
  settings: "Team settings",
  loading: "Loading the team",
  loadingForm: "Loading the form",
  directory: "Public directory",
  close: "Close",
  tabs: {
    members: "Members",
    templates: "Templates",
    cards: "Cards",
    inbox: "Inbox",
    analytics: "Analytics",
    domains: "Domains",
    activity: "Activity",
  },
  form: {
    save: "Save team",
    includesCard: "Add my card to the team",
    saving: "Saving...",
    creating: "Creating...",
    name: "Team name",
    address: "Address",
    addressText: "Link of your team page (off by default).",
    logo: "Logo",
    logoText: "In the directory and on invitations.",
    upload: {
      uploading: "Uploading logo...",
      uploaded: "Logo uploaded",
      failed: "Failed to upload logo. Please try again.",
    },
    directoryText: "Anybody can see the names, titles and photos of the team and open their cards.",
  },
  deletion: {
    button: "Delete team",
    done: "Team deleted",
    busy: "Deleting...",
    ask: (team: string) => `Delete ${team}?`,
    cards: "The cards of the team",
    keep: "Keep them online",
    pause: "Pause them",
    text: (cards: number, vacant: number) =>
      `${countOf(cards)} ${cards === 1 ? "becomes its holder’s own, with everything it shows" : "become their holders’ own, with everything they show"} now.${
        vacant > 0
          ? ` ${countOf(vacant)} of people who left ${vacant === 1 ? "stays" : "stay"} paused, in a manager’s name.`
          : ""
      } Templates and open invitations end. Accounts stay.`,
  },
  steps: {
    title: "First steps",
    done: "Done",
    look: "Look",
    lookText: "A template that all cards share. Start from one of your cards, or blank.",
    startFrom: "Start from",
    blank: "Blank",
    people: "People",
    peopleText: "Paste addresses, or rows of a spreadsheet.",
    watch: "Watch",
    watchText: "Views, saves and leads of all cards.",
    watchAction: "See analytics",
  },
  people: {
    invite: "Invite people",
    search: "Search members and invitations",
    first: (count: number) => `Showing the first ${count}.`,
    notFound: "No members or invitations found.",
    list: "Members",
    seen: (day: string | null) => (day ? `last seen ${day}` : "not seen yet"),
    roleOf: (name: string) => `Role of ${name}`,
    roleChanged: "Role changed",
    member: "Member",
    manager: "Manager",
    remove: "Remove",
    leave: "Leave",
    removeOne: (name: string) => `Remove ${name}`,
    pending: "Pending invitations",
    ends: (day: string) => `Expires ${day}`,
    again: "Send again",
    againTo: (email: string) => `Send the invitation to ${email} again`,
    sentAgain: "Invitation sent again",
    withdraw: "Withdraw",
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawn: "Invitation withdrawn",
    sent: "Invitations sent",
    invited: (count: number) => (count === 1 ? "One person is invited." : `${count} people are invited.`),
    removed: "Removed from the team",
    giveCard: "Create a card",
    giveCardTo: (name: string) => `Create a card for ${name}`,
    cardGiven: "Card created",
    notInvited: (count: number) =>
      count === 1 ? "One address was not invited" : `${count} addresses were not invited`,
  },
  invitation: {
    submit: "Send invitations",
    busy: "Sending...",
    emails: "Email addresses",
    emailsText: "Paste addresses, or rows of a spreadsheet: name, job title, phone, email.",
    recognised: (people: number, rows: number) =>
      people === rows
        ? `${countPeople(people)} recognised`
        : `${people} of ${rows} rows recognised; the others have no email`,
    repeated: (email: string) => `${email} is there twice and gets one invitation.`,
    template: "Card template",
    noTemplate: "None",
    fill: "Same details on every card",
    fillText: "The same on each card. They can change it, unless the template sets it.",
    role: "Role",
    member: "Member: edits their own card",
    manager: "Manager: runs the team",
  },
  removal: {
    leaveThis: "Leave this team?",
    ask: "Remove from this team?",
    leave: "Leave team",
    busy: "Removing...",
    /** The member's name stands between the two. */
    text: [
      "The account and personal cards stay with",
      ". The cards of the team, their messages and statistics stay here.",
    ],
    cards: (count: number) => (count === 1 ? "The card" : `The ${count} cards`),
    pause: "Pause; printed codes lead to the directory, if it is public",
    pauseTo: (name: string) => `Pause; printed codes lead to the card of ${name}`,
    handOver: (name: string) => `Hand over to ${name}`,
  },
  cards: {
    allStates: "All states",
    states: { shown: "Live", paused: "Paused", vacant: "Paused, holder has left" },
    none: "No cards yet",
    noneText: "Everybody who accepts an invitation gets a card of the team.",
    noMatch: "No cards match.",
    showAll: "Show all cards",
    count: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
    next: "Next page",
    search: "Search the cards",
    searchHint: "Name, address or holder",
    state: "State",
    sortBy: "Sort by",
    sorts: { name: "Name", "-updatedAt": "Last change", holder: "Holder", template: "Template" },
    list: "Cards",
    edit: "Edit",
    editOne: (name: string) => `Edit the card of ${name}`,
    analytics: "Analytics",
    analyticsOf: (name: string) => `Analytics of the card of ${name}`,
  },
  own: {
    member: "You are a member of this team.",
    none: "You have no card in this team. Its managers can give you one.",
    list: "Your cards in this team",
    edit: (name: string) => `Edit ${name}`,
    leaving: "Leaving...",
    left: "You have left the team",
    ask: (team: string) => `Leave ${team}?`,
    text: (cards: number) =>
      `You keep your account and your personal cards. ${
        cards === 1 ? "Your card in this team stays with the team" : "Your cards in this team stay with the team"
      } with their messages and statistics, paused until a manager hands them over.`,
  },
};

export type TeamWords = typeof words;
export const teamWords = catalogue("team-page", words);
