/** Email about a webhook that was disabled. */
export const words = {
  subject: (host: string) => `Nothing is sent to ${host} any more`,
  failing: (url: string) => `Your webhook has failed for five days, so it is switched off: ${url}`,
  gone: (url: string) => `The server answered that your webhook is gone (410), so it is switched off: ${url}`,
  again: (address: string) => `To see why and switch it on again: ${address}`,
};

export type WebhookMailWords = typeof words;
