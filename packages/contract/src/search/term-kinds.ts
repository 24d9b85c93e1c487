/** What a term of a query is about; each has its colour on the pages. */
export const TERM_KINDS = ['where', 'number', 'pattern', 'person', 'not', 'word'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
