export const SITE_VERSION = '2024.06.06.002';

/** What `/meta.json` answers. */
export interface SiteMeta {
  version: string;
  /** Pages remove the service worker where it says so. */
  service_worker?: 'off';
}

/** Compares number by number; text that is no version is never newer. */
export function isNewerVersion(candidate: string, running: string): boolean {
  const [theirs, ours] = [numbersOf(candidate), numbersOf(running)];
  if (!theirs || !ours) return false;
  const length = Math.max(theirs.length, ours.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (theirs[place] ?? 0) - (ours[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function numbersOf(version: string): number[] | null {
  return /^\d{1,9}(\.\d{1,9})*$/.test(version) ? version.split('.').map(Number) : null;
}
