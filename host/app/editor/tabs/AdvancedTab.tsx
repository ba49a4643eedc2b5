import { Button, Code, Textarea } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { LIMITS } from "../../cards/limits.ts";
import { lockReason } from "../editor-card.ts";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import { Locked } from "../Locked.tsx";
import type { TabProps } from "../use-editor.ts";
import type { CssError } from "../../view/custom-css.ts";
import { useWords } from "../../ui/use-words.ts";
import { editorWords } from "../words.en.ts";

const HOOKS = ["card-container", "card-header", "card-profile", "card-content", "card-footer", "card-social"];

/** For level 3 and above: custom CSS, embed codes. */
export default function AdvancedTab({ card, edit }: TabProps) {
  const text = useWords(editorWords);
  const { customizations, embedCodes } = card;
  const css = customizations.customCss ?? "";
  const problems = useCssProblems(css);
  const list = useId();
  return (
    <div className={styles.stack}>
      <section className={styles.code}>
        <h2>{text.advanced.css}</h2>
        <p className={styles.hint}>
          {text.advanced.hooks}{" "}
          {HOOKS.map((hook) => (
            <Code key={hook} me={6}>
              .{hook}
            </Code>
          ))}
        </p>
        <Locked lock={lockReason(card, "customizations")}>
          <Textarea
            label={text.advanced.css}
            spellCheck={false}
            autosize
            minRows={10}
            maxRows={30}
            maxLength={LIMITS.customCss}
            value={css}
            error={problems.length > 0}
            aria-describedby={problems.length > 0 ? list : undefined}
            placeholder=".card-header { filter: saturate(1.2); }"
            onChange={({ currentTarget }) =>
              edit({ customizations: { ...customizations, customCss: currentTarget.value } }, "css")
            }
          />
        </Locked>
        <div role="status" id={list}>
          {problems.length > 0 && (
            <>
              <p className={styles.hint}>{text.advanced.notApplied}</p>
              <ol className={styles.problems}>
                {problems.map(({ line, message }, i) => (
                  <li key={i}>{text.advanced.line(line, message)}</li>
                ))}
              </ol>
            </>
          )}
        </div>
      </section>
      <details className={styles.fold} open={embedCodes.length > 0}>
        <summary>{text.advanced.embeds}</summary>
        <Locked lock={lockReason(card, "embedCodes")}>
          <ul className={styles.list}>
            {embedCodes.map((code, i) => (
              <li key={i} className={styles.item}>
                <Textarea
                  label={text.advanced.embed(i + 1)}
                  maxLength={LIMITS.embedCode}
                  autosize
                  minRows={3}
                  value={code}
                  onChange={({ currentTarget }) =>
                    edit(
                      { embedCodes: embedCodes.map((other, j) => (j === i ? currentTarget.value : other)) },
                      `embed ${i}`,
                    )
                  }
                />
                <ItemButtons
                  label={text.advanced.embedItem(i + 1)}
                  index={i}
                  count={embedCodes.length}
                  onMove={(to) => edit({ embedCodes: moveItem(embedCodes, i, to) }, "order embeds")}
                  onRemove={() => edit({ embedCodes: embedCodes.filter((_, j) => j !== i) }, "remove embed")}
                />
              </li>
            ))}
          </ul>
          <Button
            mt="sm"
            variant="default"
            disabled={embedCodes.length >= LIMITS.embedCodes}
            onClick={() => edit({ embedCodes: [...embedCodes, ""] }, "add embed")}
          >
            {text.advanced.add}
          </Button>
        </Locked>
      </details>
    </div>
  );
}

/** Problems of the CSS by line, found by the public page's sanitizer, which is loaded when there is CSS. */
function useCssProblems(css: string): CssError[] {
  const [problems, setProblems] = useState<CssError[]>([]);
  useEffect(() => {
    if (css.trim() === "") return setProblems([]);
    let isCancelled = false;
    void import("../../view/custom-css.ts").then(({ CARD_SCOPE, sanitizeCss, unclosedBraces }) => {
      if (!isCancelled)
        setProblems([...sanitizeCss(css, CARD_SCOPE).errors, ...unclosedBraces(css)].sort((a, b) => a.line - b.line));
    });
    return () => {
      isCancelled = true;
    };
  }, [css]);
  return problems;
}
