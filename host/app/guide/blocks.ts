/** A part of a section. Texts are data, so that search and print see all of them. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "steps"; items: string[] }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; items: [term: string, text: string][] }
  | { kind: "picture"; name: "dashboard" | "editor" | "analytics" | "card"; alt: string };

export type ChapterId =
  | "getting-started"
  | "creating"
  | "customizing"
  | "sharing"
  | "analytics"
  | "contacts"
  | "teams"
  | "developer"
  | "mobile"
  | "support";
