import { Accordion, Button, Group, SegmentedControl, Switch } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { CopyButton, NOT_COPIED } from "../../ui/CopyButton.tsx";
import { toast } from "../../ui/toast.ts";
import type { SharePageData } from "../share.server.ts";
import { signatureHtml, type SignatureOptions } from "../signature.ts";
import { copyHtml } from "./copy-rich.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

/** An email signature made of the card, to be pasted into a mail program. */
export default function Signature({ signed }: SharePageData) {
  const text = useWords(shareWords);
  const [options, setOptions] = useState<SignatureOptions>({ layout: 1, phone: true, qr: false });
  const [isDark, setDark] = useState(false);
  const html = signatureHtml(signed, options);
  const choose = (change: Partial<SignatureOptions>) => setOptions((now) => ({ ...now, ...change }));

  async function copy() {
    if (await copyHtml(html)) toast.success(text.signature.copied, text.signature.copiedText);
    else toast.failure(NOT_COPIED[0], text.signature.notCopied);
  }

  return (
    <div className={styles.grid}>
      <Tile title={text.signature.title} isWide>
        <Group gap="lg" align="center">
          <SegmentedControl
            className={styles.layouts}
            aria-label={text.signature.layout}
            data={Object.entries(text.signature.layouts).map(([value, label]) => ({ value, label }))}
            value={String(options.layout)}
            onChange={(value) => choose({ layout: Number(value) as 1 | 2 | 3 })}
          />
          {signed.phone && (
            <Switch
              label={text.signature.phone}
              checked={options.phone}
              onChange={(event) => choose({ phone: event.currentTarget.checked })}
            />
          )}
          <Switch
            label={text.link.code}
            checked={options.qr}
            onChange={(event) => choose({ qr: event.currentTarget.checked })}
          />
          <Switch
            label={text.signature.dark}
            checked={isDark}
            onChange={(event) => setDark(event.currentTarget.checked)}
          />
        </Group>
        <div className={styles.mail} data-dark={isDark || undefined} ref={(element) => show(element, html)} />
        <div className={styles.buttons}>
          <Button onClick={copy} leftSection={<IconCopy size={18} stroke={1.8} aria-hidden />}>
            {text.signature.copy}
          </Button>
          <CopyButton value={html} label={text.signature.copyHtml} />
        </div>
        <p>{text.signature.about}</p>
      </Tile>
      <Tile title={text.signature.how} isWide>
        <Accordion variant="separated" defaultValue="Gmail">
          {Object.entries(text.signature.steps).map(([name, steps]) => (
            <Accordion.Item key={name} value={name}>
              <Accordion.Control>{name}</Accordion.Control>
              <Accordion.Panel>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Tile>
    </div>
  );
}

/** In a shadow root, where our own styles do not reach it. signatureHtml has escaped every text of the card. */
function show(element: HTMLElement | null, html: string): void {
  if (element) (element.shadowRoot ?? element.attachShadow({ mode: "open" })).innerHTML = html;
}
