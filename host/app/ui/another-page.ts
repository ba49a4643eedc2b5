import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For data that does not depend on what stands behind the `?` of a page's address: it is loaded again for another page
 * and after a change, not for another tab or filter, which would wait for it on a slow network.
 */
export const onlyForAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
