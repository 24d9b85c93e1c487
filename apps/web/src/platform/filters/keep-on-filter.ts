import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Filters live in the address but work on what is already here: only another page is worth a request. */
export function keepOnFilter({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
