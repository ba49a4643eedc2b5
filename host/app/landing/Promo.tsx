/** @jsxImportSource preact */
import { Icon } from "./icons.tsx";
import { SIGN_UP, useLandingViewer } from "./viewer.ts";

/** Features for signed-in users. `npm run screenshots` takes the pictures from the running product. */
export function Promo() {
  const { isSignedIn, words, to } = useLandingViewer();
  const { heading, text, ticks, start, picture } = words.promo;
  return (
    <section class="promo" id="dashboard">
      <div class="land">
        <div>
          <h2 class="sec">{heading}</h2>
          <p>{text}</p>
          <ul class="ticks">
            {ticks.map((tick) => (
              <li key={tick}>
                <Icon name="check" />
                {tick}
              </li>
            ))}
          </ul>
          <a class="btn p lg" href={to(isSignedIn ? "/dashboard" : SIGN_UP)}>
            {isSignedIn ? words.closing.openDashboard : start}
          </a>
        </div>
        <picture>
          <source media="(max-width:560px)" srcset="/landing/dashboard-phone.webp" width="390" height="700" />
          <img src="/landing/dashboard.webp" alt={picture} width="1280" height="860" loading="lazy" />
        </picture>
      </div>
    </section>
  );
}
