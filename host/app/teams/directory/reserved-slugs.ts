/** Addresses below /team that are, or may become, pages of ours, and names that would pass for us. */
const RESERVED = new Set(
  `about account accounts activity admin administrator all analytics api app apps archive assets auth billing branding
  card cards card-editor contact contacts create dashboard delete directory domain domains edit editor embed export faq
  faqs guide help home imprint inbox index info insights invitation invitations invite join landing leads leave legal
  list login logout manage manager managers manifest meishi member members messages mobile-editor new news null
  onboarding people plan plans pricing privacy profile public register reports robots root salesbot sdk search security
  settings setup share sign-in sign-up signin signup sitemap staff static status submissions support system team teams
  template templates terms undefined uploads user users view welcome www`.split(/\s+/),
);

export const isReserved = (slug: string): boolean => RESERVED.has(slug);
