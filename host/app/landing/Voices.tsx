/** @jsxImportSource preact */

/** Invented and marked as such, until real testimonials replace them. */
const VOICES = [
  {
    name: "Ravi Menhar",
    work: "Staff Engineer",
    picture: "tech",
    stars: 5,
    text: "I stopped spelling my email address at conferences. People scan, it is saved, we talk about work.",
  },
  {
    name: "Amara Okeliwe",
    work: "Director of Programmes",
    picture: "nonprofit",
    stars: 4.5,
    text: "Forty volunteers have a card from one spreadsheet. I see which event brought the most calls.",
  },
  {
    name: "Kaia Torrens",
    work: "Performance Coach",
    picture: "dynamic",
    stars: 5,
    text: "The assistant tells people what a first session costs while I am on the pitch. I come back to booked calls.",
  },
];

export function Voices() {
  return (
    <section class="land block" id="voices">
      <h2 class="sec">What it is like to have one</h2>
      <p class="sub">Examples: people and quotes are invented until our customers speak for themselves.</p>
      <div class="voices">
        {VOICES.map(({ name, work, picture, stars, text }) => (
          <figure key={name} class="card">
            <Stars value={stars} />
            <blockquote>{text}</blockquote>
            <figcaption>
              <img src={`/people/${picture}.svg`} alt="" width="44" height="44" loading="lazy" />
              <span>
                <b>{name}</b>
                {work}
              </span>
              <span class="badge quiet">Example</span>
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
  return (
    <div class="stars" role="img" aria-label={`${value} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} class="hollow" />
          {value >= place - 0.5 && <path d={STAR} class={value >= place ? "full" : "half"} />}
        </svg>
      ))}
    </div>
  );
}
