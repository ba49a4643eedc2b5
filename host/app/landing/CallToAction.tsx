/** @jsxImportSource preact */
import { SIGN_UP, useLandingViewer } from "./viewer.ts";

export function CallToAction() {
  const { isSignedIn, words, to } = useLandingViewer();
  const { heading, signedIn, visitor, openDashboard, make } = words.closing;
  return (
    <section class="land block closing">
      <div class="card">
        <h2 class="sec">{heading}</h2>
        <p class="sub">{isSignedIn ? signedIn : visitor}</p>
        {isSignedIn ? (
          <a class="btn p lg" href={to("/dashboard")}>
            {openDashboard}
          </a>
        ) : (
          <a class="btn p lg" href={to(SIGN_UP)} data-take>
            {make}
          </a>
        )}
      </div>
    </section>
  );
}
