type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field is found by after the page was drawn anew: its name, and which of that name it is. */
function namedFields(): Map<string, Field> {
  const counts = new Map<string, number>();
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    if (field.name === "" || /^(?:hidden|file|submit|button|image|reset)$/.test(field.type)) continue;
    const n = counts.get(field.name) ?? 0;
    counts.set(field.name, n + 1);
    fields.set(`${field.name} ${n}`, field);
  }
  return fields;
}

const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Sets a value as typing does, so that whoever listens to the field knows of it. */
function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Remembers what is typed from now on, and what was before. An extension that changes the page before it is hydrated
 * makes React draw it anew, with empty fields: the function that this returns then puts back what was typed.
 */
export function rememberTyped(): () => void {
  const typed = new Map<string, { value: string; isChecked?: boolean }>();
  let focused: string | undefined;
  const look = () => {
    for (const [key, field] of namedFields()) {
      const isChanged =
        field instanceof HTMLSelectElement
          ? !field.options[field.selectedIndex]?.defaultSelected && field.selectedIndex > 0
          : isBox(field)
            ? field.checked !== field.defaultChecked
            : field.value !== field.defaultValue;
      if (isChanged) typed.set(key, { value: field.value, ...(isBox(field) && { isChecked: field.checked }) });
      if (field === document.activeElement) focused = key;
    }
  };
  look();
  document.addEventListener("input", look, { capture: true, passive: true });
  return () => {
    document.removeEventListener("input", look, { capture: true });
    const fields = namedFields();
    for (const [key, { value, isChecked }] of typed) {
      const field = fields.get(key);
      if (!field) continue;
      if (isBox(field)) {
        if (field.checked !== isChecked) field.click();
      } else if (field.value !== value) typeInto(field, value);
    }
    if (focused) fields.get(focused)?.focus();
  };
}
