/** Topics that customers of any business ask about, most frequent first; from `engine/languages`. */
export const COMMON_TOPICS = [
  "services-list",
  "price",
  "opening-hours",
  "phone",
  "directions",
  "how-to-book",
  "cancellation",
  "payment-methods",
] as const;

/**
 * Kinds of business by words of their type, services or title (normalised, the beginning of a word), and what their
 * customers ask beside the common topics.
 */
export const BUSINESS_KINDS: { words: string; topics: string }[] = [
  {
    words:
      "restaurant cafe coffee bakery backerei bar bistro pub food cater kitchen chef pizz tea trattoria traiteur boulangerie panaderia",
    topics: "allergens-diet book-ahead children maximum-group pets delivery-shipping parking private-events",
  },
  {
    words:
      "dent zahn doctor clinic praxis physio massage therap osteo chiro psych counsel nurs vet medic health sante salud spa beauty cosmet kosmet nail",
    topics:
      "first-consultation duration emergency insurance-covers preparation pain-side-effects reschedule accessibility",
  },
  {
    words: "hair barber salon friseur coiff peluquer parrucchier tattoo",
    topics: "duration walk-in deposit aftercare age-limits no-show-late",
  },
  {
    words:
      "hotel hostel camp bed guest apartment ferien holiday lodg inn kennel cattery boarding pension gite casa rental",
    topics: "drop-off-pick-up included pets children deposit facilities parking discounts",
  },
  {
    words:
      "plumb electric build paint roof garden landscap clean joiner carpent tischler schreiner maler handyman repair mechanic garage bicycle bike locksmith mover removal install",
    topics: "service-area quote-estimate travel-fee emergency lead-time guarantee liability-insurance duration",
  },
  {
    words: "photo video film music band dj event wedding venue hochzeit mariage boda planner florist entertain",
    topics: "included deposit travel-fee turnaround weather capacity-size packages-passes files-rights",
  },
  {
    words:
      "school course class teach tutor coach train lesson kurs schule ecole escuela yoga pilates fitness gym dance driving",
    topics: "trial class-size age-limits experience-level bring packages-passes online-remote certificates-exams",
  },
  {
    words:
      "law attorney anwalt notar tax steuer account bookkeep consult berat architect engineer estate immobil makler agent insurance financ mortgage",
    topics: "first-consultation process documents duration commission qualifications online-remote references",
  },
  {
    words: "web software app design develop market seo saas agency agentur it studio brand copywrit translat",
    topics: "process turnaround revisions files-rights support portfolio contract-term tech-security",
  },
  {
    words:
      "shop store boutique laden tienda boutique jewel cloth furniture book florist handmade craft bakery cleaner laundr tailor",
    topics: "delivery-shipping refund-return stock vouchers custom-made discounts parking turnaround",
  },
];

/** For businesses of an unknown kind. */
export const OTHER_TOPICS = "duration discounts guarantee parking languages founded-experience reply-time service-area";

/** The part of the configuration or card that covers a topic, where a knowledge entry is not the shortest way. */
export const COVERAGE_STEPS: Record<string, "services" | "prices" | "hours" | "card"> = {
  "services-list": "services",
  price: "prices",
  "opening-hours": "hours",
  phone: "card",
  directions: "card",
};
