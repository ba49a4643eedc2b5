import type { AppHead } from "./app-links.server.ts";

/** Manifest, icons, colour and iOS start pictures in a document's head. */
export function AppLinks({ app }: { app: AppHead }) {
  return (
    <>
      {app.favicon ? (
        <link rel="icon" href={app.favicon} type="image/png" sizes="48x48" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="manifest" href={app.manifest} />
      <link rel="apple-touch-icon" href={app.touchIcon} />
      <meta name="theme-color" content={app.themeColor} />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={app.name} />
      {app.splash.map(({ media, href }) => (
        <link key={href + media} rel="apple-touch-startup-image" media={media} href={href} />
      ))}
    </>
  );
}
