export const text = {
  heading: "Send a message",
  send: "Send",
  optional: "(optional)",
  choose: "Choose one",
  trap: "Leave this empty",
};
