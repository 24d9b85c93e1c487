import { useSyncExternalStore } from 'react';

/** The newest first. Empty on the server and before hydration. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

export function rememberSearch(text: string) {
  const query = text.trim().replaceAll(/\s+/g, ' ');
  if (query === '') return;
  const others = recentSearches().filter((other) => other !== query);
  write([query, ...others].slice(0, MOST_REMEMBERED));
}

export function forgetSearches() {
  write(NONE);
}

const MOST_REMEMBERED = 8;

let stored: string | null = null;
let known: readonly string[] = [];

/** React needs the same list as long as nothing has changed. */
function recentSearches(): readonly string[] {
  const written = read();
  if (written !== stored) {
    stored = written;
    known = parse(written);
  }
  return known;
}

const NONE: readonly string[] = [];
const NAME = 'recentSearches';
const CHANGED = 'wallabee:recent-searches';

function read(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    // Storage is forbidden, so nothing is remembered.
    return null;
  }
}

/** Another version of the site may have written something else. */
function parse(written: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function write(searches: readonly string[]) {
  try {
    if (searches.length === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify(searches));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The `storage` event is about other tabs. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
