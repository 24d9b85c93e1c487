/** A field that is typed into before the search page is there; the box of that page takes over its text. */
export interface EarlySearch {
  text: () => string;
  end: () => void;
}

let offered: EarlySearch | null = null;

export function offerEarlySearch(search: EarlySearch | null) {
  offered = search;
}

export function takeEarlySearch(box: HTMLElement, onType: (text: string) => void) {
  const taken = offered;
  if (!taken) return;
  offered = null;
  onType(taken.text());
  // Phones close the keyboard when a focused field disappears, so the focus moves first.
  box.focus();
  taken.end();
}
