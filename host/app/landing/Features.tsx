/** @jsxImportSource preact */
import { Icon } from "./icons.tsx";
import { useLandingViewer } from "./viewer.ts";

/** Each is named as its icon. */
const FEATURES = ["palette", "qr", "pencil", "chart", "save", "team", "globe", "phone", "share"] as const;

export function Features() {
  const { words } = useLandingViewer();
  const { heading, lead, ...features } = words.features;
  return (
    <section class="land block" id="features">
      <h2 class="sec">{heading}</h2>
      <p class="sub">{lead}</p>
      <ul class="features">
        {FEATURES.map((name) => (
          <li key={name} class="card">
            <span class="tile">
              <Icon name={name} />
            </span>
            <h3>{features[name].title}</h3>
            <p>{features[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
