import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { revalidateOnPathChange } from './revalidate-on-path-change.ts';

/** As of another day the server answers something else. */
export function revalidateOnDayChange(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isOtherDay = currentUrl.searchParams.get('at') !== nextUrl.searchParams.get('at');
  return isOtherDay ? defaultShouldRevalidate : revalidateOnPathChange(change);
}
