/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { CardData } from "../card-data.ts";
import { displayName } from "../contact.ts";
import { Icon } from "../icons.tsx";
import type { CardLinks } from "../links.ts";
import { NetworkIcon } from "../sections/social/Social.tsx";
import type { CardWords } from "../words/en.ts";

interface SheetProps {
  id: string;
  title: string;
  words: CardWords;
  children: ComponentChildren;
}

interface Props {
  card: CardData;
  links: CardLinks;
  words: CardWords;
}

export function Sheet({ id, title, words, children }: SheetProps) {
  return (
    <div class="sheet" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <button class="close" type="button" popovertarget={id} popovertargetaction="hide" aria-label={words.sheets.close}>
        <Icon name="close" />
      </button>
      <h2 id={`${id}-title`} dir="auto">
        {title}
      </h2>
      {children}
    </div>
  );
}

export function ShareSheet({ card, links, words }: Props) {
  const text = words.sheets;
  const name = displayName(card);
  const who = [name, card.company].filter((part, i, all) => part && all.indexOf(part) === i).join(", ");
  const [title, view] = [encodeURIComponent(who), encodeURIComponent(links.view)];
  return (
    <Sheet id="sheet-share" title={text.shareTitle} words={words}>
      <p dir="auto">{who}</p>
      <div class="url">
        <span dir="ltr">{links.view.replace(/^https?:\/\//, "")}</span>
        <button class="btn primary" type="button" data-copy={links.view}>
          {text.copy}
        </button>
      </div>
      <div class="grid4">
        <a href={`sms:?&body=${title}%20${view}`}>
          <Icon name="chat" />
          {text.message}
        </a>
        <a href={`mailto:?subject=${title}&body=${view}`}>
          <Icon name="mail" />
          {text.email}
        </a>
        <a href={`https://wa.me/?text=${title}%20${view}`} target="_blank" rel="noopener">
          <NetworkIcon name="whatsapp" />
          WhatsApp
        </a>
        <a href={`https://www.linkedin.com/sharing/share-offsite/?url=${view}`} target="_blank" rel="noopener">
          <NetworkIcon name="linkedin" />
          LinkedIn
        </a>
      </div>
      <button class="btn" type="button" popovertarget="sheet-qr">
        <Icon name="qr" />
        {text.showQr}
      </button>
    </Sheet>
  );
}

/** One code with its downloads; `kind` is also the class its tab shows and hides it by. */
function Code({
  kind,
  lead,
  alt,
  svg,
  png,
  file,
  words: { sheets: text },
}: {
  kind: string;
  lead: string;
  alt: string;
  svg: string;
  png: string;
  file: string;
  words: CardWords;
}) {
  return (
    <div class={`code-${kind}`}>
      <p>{lead}</p>
      <img class="qr" src={svg} alt={alt} width="220" height="220" loading="lazy" />
      <a class="btn primary" href={png} download={`${file}.png`}>
        <Icon name="save" />
        {text.downloadQr}
      </a>
    </div>
  );
}

/**
 * The code of the card's link, and as a second tab the one that holds the contact itself. Tabs are radios: no script.
 */
export function QrSheet({ card, links, words }: Props) {
  const text = words.sheets;
  const file = card.isUnbranded ? card.slug : `meishi-${card.slug}`;
  return (
    <Sheet id="sheet-qr" title={displayName(card)} words={words}>
      <div class="tabs" role="radiogroup" aria-label={text.qrTabs}>
        <label>
          <input class="vh" type="radio" name="code" value="link" defaultChecked />
          {text.linkTab}
        </label>
        <label>
          <input class="vh" type="radio" name="code" value="contact" />
          {text.contactTab}
        </label>
      </div>
      <Code kind="link" lead={text.scan} alt={text.qrAlt} svg={links.qrSvg} png={links.qrPng} {...{ file, words }} />
      <Code
        kind="contact"
        lead={text.scanContact}
        alt={text.contactQrAlt}
        svg={links.contactQrSvg}
        png={links.contactQrPng}
        file={`${file}-contact`}
        words={words}
      />
      <button class="btn" type="button" data-copy={links.view}>
        <Icon name="link" />
        {text.copyLink}
      </button>
    </Sheet>
  );
}

/** Steps on an iPhone after the file is opened; shown by script before the download. */
export function IphoneSheet({ card, links, words }: Props) {
  const text = words.sheets;
  return (
    <Sheet id="sheet-iphone" title={text.iphoneTitle} words={words}>
      <p dir="auto">{text.iphoneLead(displayName(card))}</p>
      <ol class="steps">
        {text.iphoneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a class="btn primary" href={links.vcf} data-iphone-save>
        <Icon name="save" />
        {text.iphoneSave}
      </a>
      {/* Within an app, whose browser alone names neither. */}
      <p data-agent="^(?!.*(Safari/|Firefox))" hidden>
        {text.iphoneInApp}
      </p>
      <button class="btn" type="button" popovertarget="sheet-iphone" popovertargetaction="hide">
        {text.notNow}
      </button>
    </Sheet>
  );
}
