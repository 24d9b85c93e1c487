import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Filters in the address work on loaded data, so only another path needs a request. */
export function revalidateOnPathChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
