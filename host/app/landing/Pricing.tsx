/** @jsxImportSource preact */
import { PLAN_NAMES, type PlanName, PLANS } from "../plans/plans.ts";
import { Icon } from "./icons.tsx";

const PRICES: Record<PlanName, { price: string; line: string; isPopular?: boolean }> = {
  basic: { price: "$5", line: "For one person and one card." },
  professional: { price: "$12", line: "For people whose card brings in work.", isPopular: true },
  enterprise: { price: "$29", line: "For several cards that look like your brand." },
};

/** What a plan has, after the name of the one below it. */
const listed = (name: PlanName): string[] => {
  const below = PLAN_NAMES[PLAN_NAMES.indexOf(name) - 1];
  return [...(below ? [`Everything in ${PLANS[below].label}`] : []), ...PLANS[name].has];
};

export function Pricing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="land block" id="pricing">
      <h2 class="sec">Simple pricing</h2>
      <p class="sub">Change or leave whenever you like.</p>
      <div class="price">
        {PLAN_NAMES.map((name) => (
          <PlanCard key={name} name={name} isSignedIn={isSignedIn} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ name, isSignedIn }: { name: PlanName; isSignedIn: boolean }) {
  const { price, line, isPopular } = PRICES[name];
  const { label } = PLANS[name];
  const start = isSignedIn
    ? { href: "/account", label: "See your plan" }
    : { href: `/auth?form=register&plan=${name}`, label: `Choose ${label}` };
  return (
    <article class={isPopular ? "card plan hot" : "card plan"}>
      <h3>{label}</h3>
      {isPopular && <span class="badge">POPULAR</span>}
      <p class="amt">
        {price}
        <small>/month</small>
      </p>
      <p class="dim">{line}</p>
      <ul>
        {listed(name).map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      {name === "enterprise" ? (
        <a class="btn" href="/contact-sales" data-sales>
          Contact Sales
        </a>
      ) : (
        <a class={isPopular ? "btn p" : "btn"} href={start.href} data-plan={isSignedIn ? undefined : name}>
          {start.label}
        </a>
      )}
    </article>
  );
}
