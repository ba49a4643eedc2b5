/** How users reach the operator: replace the invented address and number with your own. */
export const SUPPORT = {
  email: "support@meishi.example.com",
  phone: "+1 202 555 0110",
  chat: "Open the chat on the demo card: it answers at once and takes a message for us.",
  hours: "Monday to Friday, 9am-5pm EST",
};
