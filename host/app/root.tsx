import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "./ui/app.css";
import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import type { MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { page } from "./http/endpoint.server.ts";
import { localeOfPage } from "./languages/account-language.server.ts";
import { registerLocales } from "./languages/catalogue.ts";
import { AppLinks } from "./pwa/AppLinks.tsx";
import { siteLinks } from "./pwa/app-links.server.ts";
import { ErrorPage, errorTitle } from "./ui/ErrorPage.tsx";
import { useNonce } from "./ui/nonce.ts";
import { restoreSidebar } from "./ui/shell/sidebar-state.ts";
import { theme, variables } from "./ui/theme.ts";
import { usePageLocale } from "./ui/use-words.ts";

registerLocales({ de: () => import("./words.de.ts") });

export const meta: MetaFunction = (args) => errorTitle(args) ?? [{ title: "Meishi Digital Cards" }];

export const loader = page({ access: "anyone", withoutFactor: true }, async ({ request, user }) => {
  const locale = localeOfPage(request, user);
  return {
    app: await siteLinks(), // Chosen, or another than what pages are written in: it counts for numbers and dates, too.
    ...((locale !== "en" || user?.locale === "en") && { locale }),
  };
});

/** Language and app metadata in the head change with a new document only. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** The document around every page; a visitor's card is no page of this kind (routes/view.$slug.ts). */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const locale = usePageLocale();
  return (
    <html lang={locale} data-locale={locale} {...mantineHtmlProps} data-mantine-color-scheme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        {data ? <AppLinks app={data.app} /> : <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
        <Meta />
        <Links />
        <ColorSchemeScript nonce={nonce} suppressHydrationWarning defaultColorScheme="dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {restoreSidebar}
        </script>
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={variables}
          defaultColorScheme="dark"
          getStyleNonce={() => nonce ?? ""}
        >
          <Notifications limit={5} autoClose={5000} />
          {children}
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
