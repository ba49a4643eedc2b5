import type { CDPSession, Page } from "@playwright/test";

/** An authenticator inside of the browser, which agrees at once where nothing else is said. */
export async function anAuthenticator(
  page: Page,
  { automaticPresenceSimulation = true } = {},
): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation,
    },
  });
  return { cdp, authenticatorId };
}
