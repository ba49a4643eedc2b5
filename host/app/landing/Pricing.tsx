/** @jsxImportSource preact */
import { missingFromBasic, PLAN_NAMES, type PlanName, PLANS } from "../plans/plans.ts";
import { Icon } from "./icons.tsx";
import { type LandingContext, SIGN_UP, useLandingViewer } from "./viewer.ts";

const POPULAR: PlanName = "professional";

/** Features of a plan, after the name of the plan that it extends. */
const listed = ({ pricing, plans }: LandingContext["words"], name: PlanName): string[] => {
  const below = PLAN_NAMES[PLAN_NAMES.indexOf(name) - 1];
  return [...(below ? [pricing.everythingIn(PLANS[below].label)] : []), ...plans.has[name]];
};

export function Pricing() {
  const { heading, lead } = useLandingViewer().words.pricing;
  return (
    <section class="land block" id="pricing">
      <h2 class="sec">{heading}</h2>
      <p class="sub">{lead}</p>
      <div class="price">
        {PLAN_NAMES.map((name) => (
          <PlanCard key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ name }: { name: PlanName }) {
  const { isSignedIn, words, to } = useLandingViewer();
  const { plans, pricing, sales } = words;
  const isPopular = name === POPULAR;
  const { dollars, label } = PLANS[name];
  const start = isSignedIn
    ? { href: to("/account"), label: pricing.seePlan }
    : { href: to(`${SIGN_UP}&plan=${name}`), label: pricing.choose(label) };
  return (
    <article class={isPopular ? "card plan hot" : "card plan"}>
      <h3>{label}</h3>
      {isPopular && <span class="badge">{pricing.popular}</span>}
      <p class="amt">
        {plans.price(dollars)}
        <small>{plans.perMonth}</small>
      </p>
      <p class="dim">{pricing[name].line}</p>
      <ul>
        {listed(words, name).map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
        {name === "basic" &&
          missingFromBasic(plans.has).map((text) => (
            <li key={text} class="not">
              <Icon name="cross" />
              <span class="unseen">{`${plans.notIncluded} `}</span>
              {text}
            </li>
          ))}
      </ul>
      {name === "enterprise" ? (
        <a class="btn" href={to("/contact-sales")} data-sales>
          {sales.heading}
        </a>
      ) : (
        <a class={isPopular ? "btn p" : "btn"} href={start.href} data-plan={isSignedIn ? undefined : name}>
          {start.label}
        </a>
      )}
    </article>
  );
}
