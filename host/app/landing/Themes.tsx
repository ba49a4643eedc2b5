/** @jsxImportSource preact */
import { firstThemes, moreThemes, type OfferedTheme } from "./offered-themes.ts";
import { useLandingViewer } from "./viewer.ts";

/** Three themes at first, the others behind the link. Picking one leads to sign-up, or says where to apply it. */
export function Themes() {
  const { isSignedIn, isNamed, locale, words } = useLandingViewer();
  const { heading, lead, all, fewer } = words.themes;
  return (
    <section class="land block" id="themes">
      <h2 class="sec">{heading}</h2>
      <p class="sub">{lead}</p>
      <form action={isSignedIn ? "/dashboard" : "/auth"} method="get" data-themes={isSignedIn ? "in" : "out"}>
        {!isSignedIn && <input type="hidden" name="form" value="register" />}
        {isNamed && <input type="hidden" name="lang" value={locale} />}
        <Grid themes={firstThemes} />
        <div id="all-themes">
          <Grid themes={moreThemes} />
        </div>
      </form>
      <p class="more">
        <a class="all" href="#all-themes">
          {all}
        </a>
        <a class="few" href="#themes">
          {fewer}
        </a>
      </p>
    </section>
  );
}

function Grid({ themes }: { themes: OfferedTheme[] }) {
  const { lines } = useLandingViewer().words.themes;
  return (
    <ul class="themes">
      {themes.map(({ name, label, line }) => (
        <li key={name}>
          <button class="card pick" name="theme" value={name} data-label={label}>
            <img src={`/landing/theme-${name}.webp`} alt="" width="390" height="840" loading="lazy" />
            <b>{label}</b>
            <span>{lines[name] ?? line}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
