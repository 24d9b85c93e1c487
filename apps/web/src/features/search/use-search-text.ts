import { useState } from 'react';

/**
 * The text of the box. A new search, or going back to an older one, replaces it, unless the player has typed on while
 * the results were loading.
 */
export function useSearchText(query: string | undefined) {
  const [draft, setDraft] = useState<Draft>({ query, text: query ?? '', submitted: null });
  if (query !== undefined && query !== draft.query) setDraft(arrive(draft, query));
  return {
    text: draft.text,
    type: (text: string) => setDraft((known) => ({ ...known, text })),
    submitted: () => setDraft((known) => ({ ...known, submitted: known.text })),
  };
}

interface Draft {
  query: string | undefined;
  text: string;
  /** The text as it was when the search was sent. */
  submitted: string | null;
}

function arrive({ text, submitted }: Draft, query: string): Draft {
  const hasTypedOn = submitted !== null && submitted !== text;
  return { query, text: hasTypedOn ? text : query, submitted: null };
}
