// The SDK as a module, without a script tag: a React component around mountChat and one around mountCard.
import { mountCard, mountChat } from "meishi";

const { createElement: h, useEffect, useRef, useState } = window.React;

/** Mounts a part of the SDK while the component is mounted, and again when an option changes. */
function Mounted({ mount, options, onEvent, children }) {
  const place = useRef(null);
  const { card, host, color, locale, consent } = options;
  useEffect(() => {
    const element = place.current;
    // A shadow root stays with its element, so each mount gets a fresh one.
    const container = element.appendChild(document.createElement("div"));
    const mounting = mount(container, { card, host, color, locale, consent });
    return () => {
      container.remove();
      mounting.then((leave) => leave?.());
    };
  }, [mount, card, host, color, locale, consent]);
  useEffect(() => {
    const element = place.current;
    const names = ["meishi:ready", "meishi:message", "meishi:save", "meishi:error"];
    for (const name of names) element.addEventListener(name, onEvent);
    return () => names.forEach((name) => element.removeEventListener(name, onEvent));
  }, [onEvent]);
  return h("div", { ref: place }, children);
}

export const MeishiChat = ({ onEvent, ...options }) => h(Mounted, { mount: mountChat, options, onEvent });
export const MeishiCard = ({ onEvent, ...options }) => h(Mounted, { mount: mountCard, options, onEvent });

function Shop({ host }) {
  const [isOpen, setOpen] = useState(false);
  const [events, setEvents] = useState([]);
  const [note] = useState(
    () =>
      ({ type, detail }) =>
        setEvents((all) => [...all, `${type} ${JSON.stringify(detail)}`]),
  );
  return [
    h("header", { key: "header" }, h("b", null, "Crumb & Co."), h("a", { href: "/" }, "All demos")),
    h(
      "main",
      { key: "main", className: "two" },
      h(
        "div",
        null,
        h("h1", null, "A page made by React."),
        h("p", null, "The chat and the card are components that import the SDK as a module."),
        h("p", null, h("button", { onClick: () => setOpen(!isOpen) }, isOpen ? "Close the chat" : "Open the chat")),
        isOpen && h(MeishiChat, { host, card: "demo", onEvent: note }),
        h("h2", null, "What the page is told"),
        h(
          "ol",
          { className: "log" },
          events.map((line, i) => h("li", { key: i }, line)),
        ),
      ),
      h(MeishiCard, { host, card: "demo", onEvent: note }),
    ),
  ];
}

/** Renders the page. */
export function showShop(host) {
  window.ReactDOM.createRoot(document.getElementById("root")).render(h(Shop, { host }));
}
