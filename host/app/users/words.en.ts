import { catalogue } from "../languages/catalogue.ts";
import { levelLabel } from "../ui/levels.ts";
import { TEAM_CARDS_STAY } from "../teams/sentences.ts";
import { accessMessages } from "../languages/access-messages.en.ts";

/** User Management: everyone with an account here. */
export const words = {
  title: "User Management",
  subtitle: "Everyone with an account here",
  notLoaded: "Failed to fetch users",
  allCards: "All cards",
  upload: "Batch Upload",
  loadingUpload: "Loading the upload",
  loadingForm: "Loading the form",
  byInvitation: "Accounts are by invitation only",
  /** A link stands between them. */
  byInvitationText: [
    "Add people here, or invite them into a team on the",
    "Team page",
    ": the link in the invitation lets them create their account.",
  ],
  search: "Search",
  searchHint: "Search by name, email or slug",
  level: "Access level",
  allLevels: "All levels",
  levelName: (level: number) => levelLabel(level, "users"),
  none: "No users found",
  noneText: "No user matches this search and level.",
  showAll: "Show all users",
  created: "User created",
  createdText: (name: string) => `${name} can sign in now.`,
  updated: "User updated",
  updatedText: (name: string) => `Changes to ${name} are saved.`,
  deletion: {
    ask: "Delete user?",
    confirm: "Delete user",
    busy: "Deleting...",
    done: "User deleted",
    doneText: (name: string) => `${name} and all their cards have been deleted.`,
    failed: "Failed to delete user",
    /** After the name. */
    text: "and all cards, statistics and files of this account are deleted. This cannot be undone.",
    teamCardsStay: TEAM_CARDS_STAY,
  },
  reset: {
    ask: "Reset second factor?",
    confirm: "Reset second factor",
    busy: "Resetting...",
    done: "Second factor reset",
    doneText: (name: string) => `${name} now signs in with the password alone and has been told by email.`,
    failed: "Failed to reset the second factor",
    /** The name stands between them. */
    text: [
      "Make sure that it is really",
      "who is asking. The password alone will then be enough to sign in, all sessions of this account end, and we say so by email.",
    ],
  },
  pages: {
    name: "Pages of users",
    range: (from: string, to: string, all: string) => `${from} to ${to} of ${all}`,
    first: "First",
    previous: "Previous",
    next: "Next",
    last: "Last",
  },
  form: {
    add: "Add User",
    edit: "Edit User",
    addButton: "Add user",
    save: "Save Changes",
    saving: "Saving...",
    notCreated: "Failed to create user",
    notUpdated: "Failed to update user",
    fullName: "Full name",
    phone: "Phone",
    ownLevel: String(accessMessages.ownLevel),
    slug: "Card slug",
    slugOfFirst: "The address of the first card",
    slugBlank: "Leave blank to use the username",
    password: "Password",
    passwordBlank: "Leave blank to keep the current one",
  },
  table: {
    username: "User",
    email: "Email",
    accessLevel: "Level",
    card: "Card",
    factor: "Second factor",
    lastSignInAt: "Last sign-in",
    actions: "Actions",
    none: "none",
    on: "On",
    never: "never",
    cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
    cardsOf: (cards: string, name: string) => `${cards} of ${name}`,
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
};

export type UsersWords = typeof words;
export const usersWords = catalogue("users", words);
