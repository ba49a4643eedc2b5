import { Button, Code, Switch, Textarea } from "@mantine/core";
import { MAX } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import type { TabProps } from "../use-editor.ts";

const HOOKS = ["card-container", "card-header", "card-profile", "card-content", "card-footer", "card-social"];

/** What level 3 and above may add: own CSS, embed codes. */
export default function AdvancedTab({ card, edit }: TabProps) {
  const { customizations, embedCodes } = card;
  const css = customizations.customCss ?? "";
  const problem = cssProblem(css);
  return (
    <div className={styles.stack}>
      <section className={styles.code}>
        <h2>Custom CSS</h2>
        <p className={styles.hint}>Class hooks: {HOOKS.map((hook) => <Code key={hook} mr={6}>.{hook}</Code>)}</p>
        <Textarea label="Custom CSS" spellCheck={false} autosize minRows={10} maxRows={30} maxLength={MAX.customCss} value={css} error={problem}
          onChange={({ currentTarget }) => edit({ customizations: { ...customizations, customCss: currentTarget.value } }, "css")} />
      </section>
      <section>
        <h2>Embed codes</h2>
        <ul className={styles.list}>
          {embedCodes.map((code, i) => (
            <li key={i} className={styles.item}>
              <Textarea label={`Embed code ${i + 1}`} maxLength={MAX.embedCode} autosize minRows={3} value={code}
                onChange={({ currentTarget }) => edit({ embedCodes: embedCodes.map((other, j) => (j === i ? currentTarget.value : other)) }, `embed ${i}`)} />
              <ItemButtons label={`embed code ${i + 1}`} index={i} count={embedCodes.length} onMove={(to) => edit({ embedCodes: moved(embedCodes, i, to) }, "order embeds")}
                onRemove={() => edit({ embedCodes: embedCodes.filter((_, j) => j !== i) }, "remove embed")} />
            </li>
          ))}
        </ul>
        <Button mt="sm" variant="default" disabled={embedCodes.length >= MAX.embedCodes} onClick={() => edit({ embedCodes: [...embedCodes, ""] }, "add embed")}>Add embed code</Button>
      </section>
      <Switch label="Search engines may list this card" checked={customizations.searchable ?? true}
        onChange={({ currentTarget }) => edit({ customizations: { ...customizations, searchable: currentTarget.checked } }, "searchable")} />
    </div>
  );
}

/** The first brace that does not match, with its line; what else is wrong the browser leaves out of the preview. */
export function cssProblem(css: string): string | null {
  const open: number[] = [];
  const lines = css.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, " ")).split("\n");
  for (const [i, line] of lines.entries()) {
    for (const char of line) {
      if (char === "{") open.push(i + 1);
      else if (char === "}" && open.pop() === undefined) return `Line ${i + 1}: this } closes nothing`;
    }
  }
  return open.length > 0 ? `Line ${open.at(-1)}: this { is not closed` : null;
}
