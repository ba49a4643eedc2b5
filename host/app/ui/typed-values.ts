type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Typed {
  value: string;
  isChecked?: boolean;
  /** The field that has got it again. */
  field?: Field;
}

/** Identifies fields across a re-render by name or label, and index among equal names. */
function namedFields(): Map<string, Field> {
  const counts = new Map<string, number>();
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    const name = field.name || field.labels?.[0]?.textContent || field.ariaLabel || "";
    if (name === "" || /^(?:hidden|file|submit|button|image|reset)$/.test(field.type)) continue;
    const n = counts.get(name) ?? 0;
    counts.set(name, n + 1);
    fields.set(`${name} ${n}`, field);
  }
  return fields;
}

const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** React keeps what it knows of an element on it, from its hydration on. */
const isHydrated = (field: Field) => Object.keys(field).some((key) => key.startsWith("__reactProps$"));

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return !field.options[field.selectedIndex]?.defaultSelected && field.selectedIndex > 0;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a value as typing does, so that the field's listeners are called. */
function typeInto(field: Field, { value, isChecked }: Typed): void {
  if (isBox(field)) {
    field.checked = !isChecked;
    return field.click();
  }
  // React passes over an event that brings the value which it has found in the page.
  (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue(`${value} `);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Parts of a page are hydrated when their code is there; a field that has not come by then does not come. */
const LOOK_MS = 50;
const GIVE_UP_MS = 15_000;
/** React may find out that it must draw a page anew when some fields listen already. */
const SETTLED_MS = 1_000;

/** On reload or going back, browsers refill fields with values not typed now. */
const isNew = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate";

/**
 * Keeps what is typed before a page is hydrated: React does not know of it and draws the field as the server sent it,
 * or, where an extension has changed the page, all fields anew. Each field gets it again once it listens.
 */
export function keepTyped(): void {
  const typed = new Map<string, Typed>();
  let focused: string | undefined;
  const look = (only?: EventTarget | null) => {
    for (const [key, field] of namedFields()) {
      if (only ? field !== only : isHydrated(field)) continue;
      const before = typed.get(key);
      if (before ? field.value !== before.value : isChanged(field) && !isHydrated(field))
        typed.set(key, { ...before, value: field.value, ...(isBox(field) && { isChecked: field.checked }) });
      if (field === document.activeElement) focused = key;
    }
  };
  const lookAt = ({ target }: Event) => look(target);
  if (isNew()) look(); // values typed or filled in before this script was loaded
  document.addEventListener("input", lookAt, { capture: true, passive: true });
  const began = performance.now();
  let last = began;
  const timer = window.setInterval(() => {
    const fields = namedFields();
    const now = performance.now();
    for (const [key, field] of fields) {
      const before = typed.get(key);
      if (!before || before.field === field || !isHydrated(field)) continue;
      before.field = field;
      last = now;
      typeInto(field, before);
      if (key === focused && document.activeElement === document.body) field.focus();
    }
    const isSettled = now - last > SETTLED_MS && [...fields.values()].every(isHydrated);
    if (!isSettled && now - began < GIVE_UP_MS) return;
    window.clearInterval(timer);
    document.removeEventListener("input", lookAt, { capture: true });
  }, LOOK_MS);
}
