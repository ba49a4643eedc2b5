/** @jsxImportSource preact */
import { useLandingViewer } from "./viewer.ts";

/** Invented and marked as such, until real testimonials replace them. */
const VOICES = [
  { name: "Ravi Menhar", picture: "tech", stars: 5 },
  { name: "Amara Okeliwe", picture: "nonprofit", stars: 4.5 },
  { name: "Kaia Torrens", picture: "dynamic", stars: 5 },
] as const;

export function Testimonials() {
  const { voices } = useLandingViewer().words;
  return (
    <section class="land block" id="voices">
      <h2 class="sec">{voices.heading}</h2>
      <p class="sub">{voices.lead}</p>
      <div class="voices">
        {VOICES.map(({ name, picture, stars }) => (
          <figure key={name} class="card">
            <Stars value={stars} />
            <blockquote>{voices[picture].text}</blockquote>
            <figcaption>
              <img src={`/people/${picture}.svg`} alt="" width="44" height="44" loading="lazy" />
              <span>
                <b>{name}</b>
                {voices[picture].work}
              </span>
              <span class="badge quiet">{voices.example}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

const STAR = "m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z";

/** Up to five stars, halves too; the number is read out. */
function Stars({ value }: { value: number }) {
  const { voices } = useLandingViewer().words;
  return (
    <div class="stars" role="img" aria-label={voices.stars(value)}>
      {[1, 2, 3, 4, 5].map((n) => (
        <svg key={n} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} class="hollow" />
          {value >= n - 0.5 && <path d={STAR} class={value >= n ? "full" : "half"} />}
        </svg>
      ))}
    </div>
  );
}
