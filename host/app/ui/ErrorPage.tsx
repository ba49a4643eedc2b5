import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { pageTitle } from "./page-title.ts";
import { pageProblem } from "./api.ts";
import type { Locale } from "../languages/locales.ts";
import styles from "./ui.module.css";
import { localeOfMeta, usePageLocale } from "./use-words.ts";
import { uiWords } from "./words.en.ts";

/** Shown where a page failed: the reason and a way out. Inside the shell if `isInside`. */
export function ErrorPage({ isInside = false }: { isInside?: boolean }) {
  const locale = usePageLocale();
  const { again, home } = uiWords.in(locale).errors;
  const { title, explanation, canRetry } = describe(useRouteError(), locale);
  const Frame = isInside ? "div" : "main";
  return (
    <Frame className={styles.message} data-inside={isInside || undefined}>
      <LostCard />
      <h1>{title}</h1>
      <p>{explanation}</p>
      <div className={styles.ways}>
        {canRetry && (
          <a className={styles.way} href="">
            {again}
          </a>
        )}
        <Link className={styles.mainWay} to="/" reloadDocument>
          {home}
        </Link>
      </div>
    </Frame>
  );
}

/** `meta` of a route with an ErrorPage: the error as the page's title; undefined without an error. */
export const errorTitle = (args: Parameters<MetaFunction>[0]) =>
  args.error ? pageTitle(describe(args.error, localeOfMeta(args)).title) : undefined;

function describe(error: unknown, locale: Locale): { title: string; explanation: string; canRetry: boolean } {
  const words = uiWords.in(locale).errors;
  if (!isRouteErrorResponse(error)) return { title: words.failed, explanation: words.safe, canRetry: true };
  const reason = pageProblem(error)?.detail ?? "";
  switch (error.status) {
    case 403:
      return { title: words.denied, explanation: reason, canRetry: false };
    case 404:
      return { title: words.notFound, explanation: words.notFoundText, canRetry: false };
    case 429:
      return { title: words.tooMany, explanation: reason, canRetry: true };
    default:
      return { title: words.failed, explanation: error.status < 500 && reason ? reason : words.safe, canRetry: true };
  }
}

function LostCard() {
  return (
    <svg className={styles.lost} viewBox="0 0 74 94" aria-hidden="true">
      <rect x="1" y="1" width="72" height="92" rx="9" strokeDasharray="4 3.5" />
      <path d="M2 24V10a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v14Z" className={styles.lostBand} />
      <circle cx="37" cy="27" r="13" strokeDasharray="4 3.5" />
      <path d="M33.5 24.5c0-4.5 7-4.5 7 0 0 3-3.5 2.5-3.5 5M37 32.5v.1" className={styles.lostAsk} />
      <path d="M20 50h34M26 58h22" strokeWidth="4" />
      <rect x="12" y="70" width="50" height="11" rx="5" className={styles.lostBand} />
    </svg>
  );
}
