import { safeDocument } from "../../page-runtime/page.ts";
import { toStyleSheet } from "../../page-runtime/sheet.ts";
import type { ScriptWords } from "../words/en.ts";

const ID = "sheet-exchange";
const STYLES = /<style[^>]*>([^]*?)<\/style>/g;

/** The form of the page at `url`, or what it answers; throws for a page that has neither. */
async function readPart(url: string, form?: HTMLFormElement): Promise<Element> {
  const body = form && new URLSearchParams([...new FormData(form)] as [string, string][]);
  const response = await fetch(url, body && { method: "POST", body });
  const text = await response.text();
  // The page's own style sheets are refused by the policy of this one, whose sheet takes the last of them.
  const page = new DOMParser().parseFromString(text.replace(STYLES, ""), "text/html");
  const part = page.querySelector(".exchange");
  if (!part) throw new Error(response.statusText);
  if (!form) safeDocument.adoptedStyleSheets.push(toStyleSheet([...text.matchAll(STYLES)].pop()![1]!));
  return part;
}

/**
 * Opens the page on which visitors share their details as a sheet over the card. Without this script, and without
 * popovers, it stays a page of its own.
 */
export function openExchangeOverCard(card: HTMLElement, words: ScriptWords): void {
  const link = card.querySelector<HTMLAnchorElement>("[data-exchange]");
  const share = safeDocument.getElementById("sheet-share");
  if (!link || !share?.showPopover) return;
  const url = `${link.href}?lang=${safeDocument.documentElement.lang}`;
  const sheet = share.cloneNode() as HTMLElement;
  sheet.id = ID;
  sheet.setAttribute("aria-labelledby", `${ID}-title`);
  const close = share.querySelector(".close")!.cloneNode(true) as Element;
  close.setAttribute("popovertarget", ID);

  function show(part: Element) {
    part.querySelector("h1")!.id = `${ID}-title`;
    sheet.replaceChildren(close, part);
    part.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(part, event.target as HTMLFormElement);
    });
    part.querySelector<HTMLElement>("[aria-invalid],[role=status]")?.focus();
  }

  async function send(part: Element, form: HTMLFormElement) {
    const button = part.querySelector<HTMLButtonElement>(".primary")!;
    const label = button.textContent;
    button.disabled = true;
    button.textContent = words.sending;
    try {
      show(await readPart(url, form));
    } catch {
      // The input stays.
      part.querySelector("[role=alert]")!.textContent = words.notSent;
      button.disabled = false;
      button.textContent = label;
    }
  }

  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (sheet.isConnected) return sheet.showPopover();
    link.ariaBusy = "true";
    readPart(url)
      .then((part) => {
        card.append(sheet);
        show(part);
        sheet.showPopover();
      })
      .catch(() => location.assign(link.href))
      .finally(() => (link.ariaBusy = null));
  });
}
