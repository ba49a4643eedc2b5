import { catalogue } from "../../languages/catalogue.ts";
import { accountMessages } from "../messages.en.ts";

/** How one signs in, and where one is signed in. */
export const words = {
  password: {
    title: "Password",
    about: "Changing it signs you out on all other devices.",
    none: "You have not set a password yet. With one you can also sign in without the provider.",
    current: "Current password",
    update: "Update password",
    set: "Set password",
    saving: "Saving...",
    failed: "Password update failed",
  },
  passkeys: {
    title: "Passkeys",
    about: "Sign in with your fingerprint, face or screen lock instead of a password.",
    add: "Add a passkey",
    notAdded: "No passkey added",
    notAddedText: "Your browser did not create a passkey. Try again.",
    added: "Passkey added",
    addedText: "You can sign in with it from now on.",
    renamed: "Passkey renamed",
    removed: "Passkey removed",
    ask: "Remove passkey?",
    confirm: "Remove passkey",
    /** After its name. */
    askText:
      "will no longer sign you in, and you will be signed out on all other devices. Your device may keep suggesting it until you delete it there, too.",
    nameOf: (name: string) => `Name of ${name}`,
    renameOne: (name: string) => `Rename ${name}`,
    removeOne: (name: string) => `Remove ${name}`,
    since: (added: string, used: string | null) => `Added ${added} · ${used ? `last used ${used}` : "not used yet"}`,
    rename: "Rename",
    save: "Save",
  },
  remove: "Remove",
  factor: {
    title: "Second factor",
    about:
      "After your password, Meishi asks for a code from an app on your phone. A stolen password alone is then not enough.",
    on: "On",
    off: "Off",
    renew: "New recovery codes",
    replace: "Replace authenticator app",
    replaced: "Authenticator app replaced",
    setUp: String(accountMessages.setUpApp),
    isOn: String(accountMessages.factorOn),
    removed: "Second factor removed",
    removedText: "Your password alone now signs you in.",
    required: "Your account requires a second factor. You can replace it, but not remove it.",
    ask: "Remove second factor?",
    confirm: "Remove second factor",
    askText:
      "Your password alone will sign you in, and your recovery codes will stop working. You will be signed out on all other devices.",
    done: "Done",
    left: (count: number) => `${count} ${count === 1 ? "recovery code" : "recovery codes"} left`,
  },
  provider: {
    only: (name: string) => `You sign in with ${name}.`,
    too: (name: string) => `Sign in here with your ${name} account.`,
    connected: "Connected",
    connectedText: (name: string) => `${name} signs you in here from now on.`,
    proven: "Thank you",
    provenText: "For the next ten minutes you can change how you sign in.",
    disconnected: "Disconnected",
    disconnectedText: (name: string) => `${name} no longer signs you in here.`,
    disconnect: "Disconnect",
    onlyWay: "This is your only way to sign in. To disconnect it, choose a password first.",
    connect: (name: string) => `Connect ${name}`,
    ask: (name: string) => `Disconnect ${name}?`,
    askText: (name: string) =>
      `${name} will no longer sign you in here, and you will be signed out on all other devices.`,
  },
  sessions: {
    title: "Where you are signed in",
    about: "End a session that you do not recognize, then change your password.",
    name: "Sessions",
    told: "New devices are reported by email",
    notTold: "New devices are not reported",
    ended: "Session ended",
    others: "Signed out everywhere else",
    endOthers: "Sign out everywhere else",
    tell: "Email me when my account is used on a new device",
    unknown: "Unknown device",
    this: "This device",
    end: "End",
    on: (browser: string, system: string) => `${browser} on ${system}`,
    since: (time: string) => `since ${time}`,
    seen: (time: string | null) => `last seen ${time ?? "now"}`,
    endOne: (name: string, begun: string, position: number) =>
      `End the session on ${name}, since ${begun} (${position})`,
  },
  deletion: {
    title: "Delete account",
    about: "Permanently deletes your account and all its cards.",
    ask: "Delete your account?",
  },
};

export type SecurityWords = typeof words;
export const securityWords = catalogue("account/security", words);
