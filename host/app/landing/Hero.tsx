/** @jsxImportSource preact */
import { themeName } from "#sdk/card/themes/list.ts";
import { FIELDS } from "../cards/fields.ts";
import { firstThemes, moreThemes } from "./offered-themes.ts";
import { SIGN_UP, useLandingViewer } from "./viewer.ts";
import { nameOfSample, sampleCard } from "./sample.ts";

const OTHER_THEMES = [...firstThemes, ...moreThemes];
const PEOPLE = ["tech", "nonprofit", "dynamic", "health"];

/** Headline, two buttons, and a live card whose name and theme visitors can change and take into sign-up. */
export function Hero() {
  const { isSignedIn, words, to } = useLandingViewer();
  const { heading, lead, dashboard, create, features, trust } = words.hero;
  return (
    <section class="land hero" aria-label="Meishi">
      <div class="pitch">
        <h1>
          {heading[0]}
          <em>{heading[1]}</em>
          {heading[2]}
        </h1>
        <p class="lead">{lead}</p>
        <div class="ctas">
          {isSignedIn ? (
            <a class="btn p lg" href={to("/dashboard")}>
              {dashboard}
            </a>
          ) : (
            <a class="btn p lg" href={to(SIGN_UP)} data-take>
              {create}
            </a>
          )}
          <a class="btn lg" href="#features">
            {features}
          </a>
        </div>
        <p class="trust">
          <span>
            {PEOPLE.map((name) => (
              <img key={name} src={`/people/${name}.svg`} alt="" width="36" height="36" />
            ))}
          </span>
          {trust}
        </p>
      </div>
      <div class="stage">
        <div class="fan">
          <img class="side left" src="/landing/theme-dynamic.webp" alt="" width="390" height="840" loading="lazy" />
          <img class="side right" src="/landing/theme-tech.webp" alt="" width="390" height="840" loading="lazy" />
          <div class="phone" role="img" aria-label={nameOfSample(words.script, sampleCard)}>
            <div class="screen" inert aria-hidden="true">
              <div id="sample" />
            </div>
          </div>
        </div>
        <Dresser />
      </div>
    </section>
  );
}

/** Without a script this form simply leads to sign-up with what was typed. */
function Dresser() {
  const { isSignedIn, isNamed, locale, words } = useLandingViewer();
  const { yourName, theme, keep } = words.hero;
  const choices = [{ name: sampleCard.theme, label: themeName(sampleCard.theme) }, ...OTHER_THEMES];
  return (
    <form class="dresser" action={isSignedIn ? "/dashboard" : "/auth"} method="get" data-sample>
      {!isSignedIn && <input type="hidden" name="form" value="register" />}
      {isNamed && <input type="hidden" name="lang" value={locale} />}
      <label>
        <span>{yourName}</span>
        <input name="name" maxLength={FIELDS.name.limit} autocomplete="name" placeholder={sampleCard.name ?? ""} />
      </label>
      <fieldset>
        <legend>{theme}</legend>
        {choices.map(({ name, label }) => (
          <label key={name} class="chip">
            <input type="radio" name="theme" value={name} checked={name === sampleCard.theme} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {!isSignedIn && (
        <button class="btn" type="submit">
          {keep}
        </button>
      )}
    </form>
  );
}
