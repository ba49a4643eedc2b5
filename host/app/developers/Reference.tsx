import type { Field, ReferenceCall, ReferenceGroup } from "./reference.server.ts";
import { useWords } from "../ui/use-words.ts";
import styles from "./developers.module.css";
import { developerWords } from "./words.en.ts";

/** Every call, by subject, in the document's words, which are English; each opens in its place, without scripts. */
export function Reference({ groups }: { groups: ReferenceGroup[] }) {
  return groups.map(({ tag, calls }) => (
    <section key={tag} aria-labelledby={`calls-${tag}`}>
      <h3 id={`calls-${tag}`} lang="en">
        {tag}
      </h3>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </section>
  ));
}

function Call({ call }: { call: ReferenceCall }) {
  const text = useWords(developerWords);
  const { id, verb, path, summary, description, scope, parameters, body, status, answer } = call;
  return (
    <details id={id} className={styles.call}>
      <summary>
        <code className={styles.method}>{verb}</code> <code>{path}</code> <span lang="en">{summary}</span>
      </summary>
      {description && <p lang="en">{description}</p>}
      <p>
        {text.scope}: <code>{scope}</code>
      </p>
      <Fields title={text.parameters} fields={parameters} />
      <Fields title={text.body} fields={body} />
      <Fields title={text.answer(status)} fields={answer} hasAlways={text.nothing} />
    </details>
  );
}

/** Names and types; `hasAlways` stands there instead of none. */
function Fields({ title, fields, hasAlways }: { title: string; fields: Field[]; hasAlways?: string }) {
  const text = useWords(developerWords);
  if (fields.length === 0 && hasAlways === undefined) return null;
  return (
    <>
      <h4>{title}</h4>
      {fields.length === 0 ? (
        <p>{hasAlways}</p>
      ) : (
        <ul className={styles.fields}>
          {fields.map(({ name, type, isRequired }) => (
            <li key={name}>
              <code>{name}</code>{" "}
              <small>
                <span lang="en">{type}</span>
                {isRequired && `, ${text.required}`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
