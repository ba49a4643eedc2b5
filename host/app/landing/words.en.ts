import { words as plans } from "../plans/words.en.ts";

/** Pages before sign-in; the legal ones have texts of their own. */
export const words = {
  title: "Meishi: digital business cards people keep",
  summary:
    "Make a digital business card in two minutes: shared by link, QR code or contact file, with analytics and an assistant that answers.",
  home: "Return to Home",
  frame: {
    skip: "Skip to content",
    main: "Main",
    menu: "Menu",
    closeMenu: "Close menu",
    features: "Features",
    themes: "Themes",
    pricing: "Pricing",
    dashboard: "Dashboard",
    myCards: "My Cards",
    login: "Login",
    start: "Get Started",
    slogan: "Business cards that open on any phone and that people keep.",
  },
  /** Worded differently from the bar, so that no link name occurs twice in a screen reader's list. */
  footer: {
    product: "Product",
    allFeatures: "All features",
    allThemes: "All themes",
    prices: "Plans and prices",
    account: "Account",
    signIn: "Sign in",
    createAccount: "Create account",
    yourCards: "Your cards",
    profile: "Profile and password",
    company: "Company",
    privacy: "Privacy",
    terms: "Terms",
    dataProcessing: "Data processing",
    processors: "Processors",
    accessibility: "Accessibility",
    imprint: "Imprint",
  },
  hero: {
    heading: ["One tap, and they ", "keep", " you."],
    lead: "A business card that opens on any phone, saves itself to contacts and answers questions while you are in a meeting.",
    dashboard: "My Dashboard",
    create: "Create Your Card",
    features: "See Features",
    trust: "Ready in two minutes. No app for you or for them.",
    yourName: "Try it with your name",
    theme: "Theme",
    keep: "Keep this card",
  },
  features: {
    heading: "Everything a card should do",
    lead: "And nothing that gets in the way.",
    palette: {
      title: "Themes with character",
      text: "Looks that change layout and type, not only colours. Your words and pictures stay.",
    },
    qr: {
      title: "QR code sharing",
      text: "A code for the badge, the van or the last slide. Printed codes keep working when your link changes.",
    },
    pencil: { title: "Visual editor", text: "Tap what you want to change and see it change. No forms to get lost in." },
    chart: {
      title: "Analytics",
      text: "Who opened your card, when, on what, and which link they followed. Without tracking cookies.",
    },
    save: {
      title: "vcf export",
      text: "One tap saves your contact with its photo, so people see your name when you call.",
    },
    team: {
      title: "Team management",
      text: "Invite your people, lock logo and look on every card, and keep a card when somebody leaves.",
    },
    globe: {
      title: "Custom domain",
      text: "Show your cards as cards.acme.com, certificate included. Every link and code carries it.",
    },
    phone: { title: "Mobile optimised", text: "Under 20 KB, quick on a weak signal, and it opens again offline." },
    share: {
      title: "Social integration",
      text: "All your profiles in one row, from LinkedIn to WhatsApp and any network you add.",
    },
  },
  themes: {
    heading: "A look that is yours",
    lead: "Each theme has a character of its own: layout, typography and the shape of your portrait.",
    all: "View all themes",
    fewer: "Show fewer themes",
    /** Descriptions of themes; some have none. */
    lines: {} as Record<string, string>,
  },
  promo: {
    heading: "See what your card does",
    text: "Every card, its views and saves, its assistant and its code on one page. Change a word and it is live in a second.",
    ticks: [
      "Edit on your phone or on a large screen",
      "Days, hours, links and devices at a glance",
      "Export everything as CSV whenever you like",
    ],
    start: "Create Your Card",
    picture: "The dashboard: a featured card with its buttons and the totals of views and saves",
  },
  plans,
  pricing: {
    heading: "Simple pricing",
    lead: "Change or leave whenever you like.",
    popular: "POPULAR",
    seePlan: "See your plan",
    choose: (plan: string) => `Choose ${plan}`,
    everythingIn: (plan: string) => `Everything in ${plan}`,
    basic: { line: "For one person and one card." },
    professional: { line: "For people whose card brings in work." },
    enterprise: { line: "For teams and brands." },
  },
  voices: {
    heading: "What it is like to have one",
    lead: "Examples: people and quotes are invented until our customers speak for themselves.",
    example: "Example",
    stars: (value: number) => `${value} out of 5 stars`,
    tech: {
      work: "Staff Engineer",
      text: "I stopped spelling my email address at conferences. People scan, it is saved, we talk about work.",
    },
    nonprofit: {
      work: "Director of Programmes",
      text: "Forty volunteers have a card from one spreadsheet. I see which event brought the most calls.",
    },
    dynamic: {
      work: "Performance Coach",
      text: "The assistant tells people what a first session costs while I am on the pitch. I come back to booked calls.",
    },
  },
  closing: {
    heading: "The next handshake is yours",
    signedIn: "Your cards are waiting where you left them.",
    visitor: "A name and an email is all it takes. Your card is live in two minutes.",
    openDashboard: "Open your dashboard",
    make: "Create Your Card",
  },
  sales: {
    heading: "Contact Sales",
    lead: "Tell us how many people need a card and which tools it has to work with.",
    close: "Close",
    name: "Name",
    email: "Email",
    company: "Company (optional)",
    message: "Message",
    trap: "Leave this empty",
    send: "Send message",
    thanks: "Thank you",
    received: "We have received your message. Our sales team replies within two working days.",
    wrong: "Please check the highlighted fields.",
  },
  /** Texts for the script, sent with the page: plain texts with `{}` to fill in. */
  script: {
    sending: "Sending...",
    sent: "Message sent",
    reply: "Our sales team replies within two working days.",
    notSent: "Check your connection and try again. Your message is still here.",
    picked: "Theme selected",
    pickedText: "{} theme has been selected. Go to your dashboard to apply it.",
    toDashboard: "Go to your dashboard",
    toSignUp: "Create an account",
    signUp: "Sign up required",
    signUpText: "Create an account to use this theme for your business card.",
    sample: "Sample card of {}",
    /** Words of the invented person on it; null for the card's own. */
    card: null as { title: string; button: string } | null,
  },
};

export type LandingWords = typeof words;
export type LandingScriptWords = LandingWords["script"];
