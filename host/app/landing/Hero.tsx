/** @jsxImportSource preact */
import { FIELDS } from "../cards/fields.ts";
import { firstThemes, moreThemes } from "./offered-themes.ts";
import { nameOfSample, sampleCard } from "./sample.ts";

const CHOICES = [{ name: sampleCard.theme, label: "Classic" }, ...firstThemes, ...moreThemes];
const PEOPLE = ["tech", "nonprofit", "dynamic", "health"];

/** Headline, two buttons, and a live card whose name and theme visitors can change and take into sign-up. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="land hero" aria-label="Meishi">
      <div class="pitch">
        <h1>
          One tap, and they <em>keep</em> you.
        </h1>
        <p class="lead">
          A business card that opens on any phone, saves itself to contacts and answers questions while you are in a
          meeting.
        </p>
        <div class="ctas">
          {isSignedIn ? (
            <a class="btn p lg" href="/dashboard">
              My Dashboard
            </a>
          ) : (
            <a class="btn p lg" href="/auth" data-take>
              Create Your Card
            </a>
          )}
          <a class="btn lg" href="#features">
            See Features
          </a>
        </div>
        <p class="trust">
          <span>
            {PEOPLE.map((name) => (
              <img key={name} src={`/people/${name}.svg`} alt="" width="36" height="36" />
            ))}
          </span>
          Ready in two minutes. No app for you or for them.
        </p>
      </div>
      <div class="stage">
        <div class="fan">
          <img class="side left" src="/landing/theme-dynamic.webp" alt="" width="390" height="840" loading="lazy" />
          <img class="side right" src="/landing/theme-tech.webp" alt="" width="390" height="840" loading="lazy" />
          <div class="phone" role="img" aria-label={nameOfSample(sampleCard)}>
            <div class="screen" inert aria-hidden="true">
              <div id="sample" />
            </div>
          </div>
        </div>
        <Dresser isSignedIn={isSignedIn} />
      </div>
    </section>
  );
}

/** Without a script this form simply leads to sign-up with what was typed. */
function Dresser({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <form class="dresser" action={isSignedIn ? "/dashboard" : "/auth"} method="get" data-sample>
      <label>
        <span>Try it with your name</span>
        <input name="name" maxLength={FIELDS.name.limit} autocomplete="name" placeholder={sampleCard.name ?? ""} />
      </label>
      <fieldset>
        <legend>Theme</legend>
        {CHOICES.map(({ name, label }) => (
          <label key={name} class="chip">
            <input type="radio" name="theme" value={name} checked={name === sampleCard.theme} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {!isSignedIn && (
        <button class="btn" type="submit">
          Keep this card
        </button>
      )}
    </form>
  );
}
