/** @jsxImportSource preact */
import { Icon } from "./icons.tsx";

interface Plan {
  name: string;
  price: string;
  line: string;
  has: string[];
  lacks?: string[];
  isPopular?: boolean;
}

const PLANS: Plan[] = [
  {
    name: "Basic",
    price: "$5",
    line: "For one person and one card.",
    has: ["1 card", "Standard themes", "Basic analytics", "QR code"],
    lacks: ["Custom buttons", "Form builder"],
  },
  {
    name: "Professional",
    price: "$12",
    line: "For people whose card brings in work.",
    isPopular: true,
    has: ["Everything in Basic", "Premium themes", "Advanced analytics", "Custom buttons", "Form builder"],
  },
  {
    name: "Enterprise",
    price: "$29",
    line: "For teams, with a chat that sells.",
    has: ["Unlimited cards", "Complete analytics", "Advanced customisation", "AI chatbot", "Priority support"],
  },
];

export function Pricing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="land block" id="pricing">
      <h2 class="sec">Simple pricing</h2>
      <p class="sub">Change or leave whenever you like.</p>
      <div class="price">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} isSignedIn={isSignedIn} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({
  plan: { name, price, line, has, lacks = [], isPopular },
  isSignedIn,
}: {
  plan: Plan;
  isSignedIn: boolean;
}) {
  const start = isSignedIn
    ? { href: "/dashboard", label: "Open your dashboard" }
    : { href: `/auth?form=register&plan=${name.toLowerCase()}`, label: `Choose ${name}` };
  return (
    <article class={isPopular ? "card plan hot" : "card plan"}>
      <h3>{name}</h3>
      {isPopular && <span class="badge">POPULAR</span>}
      <p class="amt">
        {price}
        <small>/month</small>
      </p>
      <p class="dim">{line}</p>
      <ul>
        {has.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
        {lacks.map((text) => (
          <li key={text} class="no">
            <Icon name="cross" />
            <span class="unseen">Not included: </span>
            {text}
          </li>
        ))}
      </ul>
      {name === "Enterprise" ? (
        <a class="btn" href="/contact-sales" data-sales>
          Contact Sales
        </a>
      ) : (
        <a
          class={isPopular ? "btn p" : "btn"}
          href={start.href}
          data-plan={isSignedIn ? undefined : name.toLowerCase()}
        >
          {start.label}
        </a>
      )}
    </article>
  );
}
