import type { ToolSummary } from "../mcp/tools.server.ts";
import { useWords } from "../ui/use-words.ts";
import styles from "./developers.module.css";
import { developerWords } from "./words.en.ts";

/** The MCP tools with their scopes and hints, in English as clients get them. */
export function Tools({ tools }: { tools: ToolSummary[] }) {
  const text = useWords(developerWords);
  return (
    <>
      <h3 id="tools">{text.tools}</h3>
      <ul aria-labelledby="tools" className={styles.tools}>
        {tools.map(({ name, description, scope, hints }) => (
          <li key={name}>
            <code className={styles.method}>{name}</code> <span lang="en">{description}</span>{" "}
            <small>
              {text.scope}: <code>{scope}</code> <code>{hints.join(" ")}</code>
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
