/** For a route's `meta`: the page's name before the product's. */
export const pageTitle = (title: string) => [{ title: `${title} · Meishi` }];
