/** Emails about an owner's domain. */
export const words = {
  failing: {
    subject: (host: string) => `${host} no longer leads to your card`,
    text: "Visitors who open it may not see your card. If the records are not back within 14 days, the domain is removed from your account and its name is free.",
    see: (address: string) => `See the records to set: ${address}`,
  },
  freed: {
    subject: (host: string) => `${host} was removed from your account`,
    text: (host: string) =>
      `The records of ${host} have been missing for 14 days, so it was removed from your account. Your cards keep their other addresses.`,
    again: (address: string) => `To use it again, add it: ${address}`,
  },
  ended: {
    subject: (host: string) => `${host} was not connected`,
    text: (host: string) =>
      `The records of ${host} were not found within 14 days, so it was removed from your account.`,
    again: (address: string) => `To try again, add it: ${address}`,
  },
  passed: {
    subject: (host: string) => `${host} is yours to look after`,
    text: (host: string) =>
      `Whoever added ${host} no longer manages your team, so the domain has passed to you. Your team's cards may have it as their address. Check that your company owns it: whoever sets its DNS records decides where visitors end up.`,
    see: (address: string) => `If it is not yours, remove it: ${address}`,
  },
};

export type DomainMailWords = typeof words;
