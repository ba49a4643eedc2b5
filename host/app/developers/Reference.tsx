import type { Field, Part, ReferenceCall, ReferenceGroup } from "./reference.server.ts";
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
      <Contents title={text.parameters} part={{ fields: parameters, example: null }} />
      <Contents title={text.body} part={body} />
      <Contents title={text.answer(status)} part={answer} otherwise={status === "204" ? text.nothing : text.file} />
    </details>
  );
}

interface ContentsProps {
  title: string;
  part: Part;
  /** What stands there if nothing is known of it; without it, the title is left out, too. */
  otherwise?: string;
}

function Contents({ title, part: { fields, example }, otherwise }: ContentsProps) {
  const isEmpty = fields.length === 0 && example === null;
  if (isEmpty && otherwise === undefined) return null;
  return (
    <>
      <h4>{title}</h4>
      {isEmpty && <p>{otherwise}</p>}
      {fields.length > 0 && <Fields fields={fields} />}
      {example !== null && (
        <pre tabIndex={0} aria-label={title} className={styles.example}>
          <code>{example}</code>
        </pre>
      )}
    </>
  );
}

function Fields({ fields }: { fields: Field[] }) {
  const text = useWords(developerWords);
  return (
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
  );
}
