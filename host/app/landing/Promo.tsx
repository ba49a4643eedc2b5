/** @jsxImportSource preact */
import { Icon } from "./icons.tsx";

/** What is behind the sign-in. The pictures are made from the running product by `npm run screenshots`. */
export function Promo({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="promo" id="dashboard">
      <div class="land">
        <div>
          <h2 class="sec">See what your card does</h2>
          <p>
            Every card, its views and saves, its assistant and its code on one page. Change a word and it is live in a
            second.
          </p>
          <ul class="ticks">
            <li>
              <Icon name="check" />
              Edit on your phone or on a large screen
            </li>
            <li>
              <Icon name="check" />
              Days, hours, links and devices at a glance
            </li>
            <li>
              <Icon name="check" />
              Export everything as CSV whenever you like
            </li>
          </ul>
          <a class="btn p lg" href={isSignedIn ? "/dashboard" : "/auth"}>
            {isSignedIn ? "Open your dashboard" : "Start your dashboard"}
          </a>
        </div>
        <picture>
          <source media="(max-width:560px)" srcset="/landing/dashboard-phone.webp" width="390" height="700" />
          <img
            src="/landing/dashboard.webp"
            alt="The dashboard: a featured card with its buttons and the totals of views and saves"
            width="1280"
            height="860"
            loading="lazy"
          />
        </picture>
      </div>
    </section>
  );
}
