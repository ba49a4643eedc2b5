/** @jsxImportSource preact */
import { firstThemes, moreThemes, type OfferedTheme } from "./offered-themes.ts";

/** Three themes at first, the others behind the link. Picking one leads to sign-up, or says where to apply it. */
export function Themes({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="land block" id="themes">
      <h2 class="sec">A look that is yours</h2>
      <p class="sub">Each theme has a character of its own: layout, typography and the shape of your portrait.</p>
      <form action={isSignedIn ? "/dashboard" : "/auth"} method="get" data-themes={isSignedIn ? "in" : "out"}>
        <Grid themes={firstThemes} />
        <div id="all-themes">
          <Grid themes={moreThemes} />
        </div>
      </form>
      <p class="more">
        <a class="all" href="#all-themes">
          View all themes
        </a>
        <a class="few" href="#themes">
          Show fewer themes
        </a>
      </p>
    </section>
  );
}

function Grid({ themes }: { themes: OfferedTheme[] }) {
  return (
    <ul class="themes">
      {themes.map(({ name, label, line }) => (
        <li key={name}>
          <button class="card pick" name="theme" value={name} data-label={label}>
            <img src={`/landing/theme-${name}.webp`} alt="" width="390" height="840" loading="lazy" />
            <b>{label}</b>
            <span>{line}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
