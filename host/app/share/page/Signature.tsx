import { Accordion, Button, Group, SegmentedControl, Switch } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { CopyButton, NOT_COPIED } from "../../ui/CopyButton.tsx";
import { toast } from "../../ui/toast.ts";
import type { SharePageData } from "../share.server.ts";
import { signatureHtml, type SignatureOptions } from "../signature.ts";
import { copyRich } from "./copy-rich.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";

const LAYOUTS = [
  { value: "1", label: "Portrait beside" },
  { value: "2", label: "Stacked" },
  { value: "3", label: "Two lines" },
];

/** An e-mail signature made of the card, to be pasted into a mail program. */
export default function Signature({ signed }: SharePageData) {
  const [options, setOptions] = useState<SignatureOptions>({ layout: 1, phone: true, qr: false });
  const [isDark, setDark] = useState(false);
  const html = signatureHtml(signed, options);
  const choose = (change: Partial<SignatureOptions>) => setOptions((now) => ({ ...now, ...change }));

  async function copy() {
    if (await copyRich(html))
      toast.success("Signature copied", "Paste it into your mail program's signature settings.");
    else toast.failure(NOT_COPIED[0], "Select the signature below and copy it by hand.");
  }

  return (
    <div className={styles.grid}>
      <Tile title="Your signature" isWide>
        <Group gap="lg" align="center">
          <SegmentedControl
            aria-label="Layout"
            data={LAYOUTS}
            value={String(options.layout)}
            onChange={(value) => choose({ layout: Number(value) as 1 | 2 | 3 })}
          />
          {signed.phone && (
            <Switch
              label="Phone"
              checked={options.phone}
              onChange={(event) => choose({ phone: event.currentTarget.checked })}
            />
          )}
          <Switch
            label="QR code"
            checked={options.qr}
            onChange={(event) => choose({ qr: event.currentTarget.checked })}
          />
          <Switch
            label="Preview in dark mode"
            checked={isDark}
            onChange={(event) => setDark(event.currentTarget.checked)}
          />
        </Group>
        <div className={styles.mail} data-dark={isDark || undefined} ref={(element) => show(element, html)} />
        <div className={styles.buttons}>
          <Button onClick={copy} leftSection={<IconCopy size={18} stroke={1.8} aria-hidden />}>
            Copy signature
          </Button>
          <CopyButton value={html} label="Copy HTML" />
        </div>
        <p>It contains no tracking pixel. Its links are counted as E-mail signature when somebody opens them.</p>
      </Tile>
      <Tile title="How to add it" isWide>
        <Accordion variant="separated" defaultValue="Gmail">
          {PROGRAMS.map(({ name, steps }) => (
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

const PROGRAMS = [
  {
    name: "Gmail",
    steps: [
      "Press Copy signature.",
      "In Gmail, open Settings, then See all settings, and scroll to Signature.",
      "Press Create new, paste, and choose the signature under Signature defaults.",
      "Press Save Changes at the end of the page.",
    ],
  },
  {
    name: "Outlook",
    steps: [
      "Press Copy signature.",
      "Open Settings, Accounts, Signatures. In classic Outlook: File, Options, Mail, Signatures.",
      "Add a signature and paste. Keep the source formatting if you are asked.",
      "Choose it for new messages and replies, then save.",
    ],
  },
  {
    name: "Apple Mail",
    steps: [
      "Press Copy signature.",
      "Open Mail, Settings, Signatures, and press + below your account.",
      "Turn off Always match my default message font, then paste.",
      "Close the window. Pictures may appear only in the message itself.",
    ],
  },
  {
    name: "Thunderbird",
    steps: [
      "Press Copy HTML.",
      "Open Account Settings and choose your account.",
      "Tick Use HTML below Signature text and paste the code.",
    ],
  },
  {
    name: "Proton Mail",
    steps: [
      "Press Copy signature.",
      "Open Settings, All settings, Identity and addresses.",
      "Paste into Signature and press Update.",
    ],
  },
];
