/** The name is both the page's address and the file's name in `content/`. */
export const TEXT_PAGES = ['credits', 'faq', 'privacy', 'rules', 'terms'] as const;

export type TextPageName = (typeof TEXT_PAGES)[number];

/** `pattern` is the path of the route as `routes.ts` writes it. */
export function textPageOf(pattern: string): TextPageName {
  const name = TEXT_PAGES.find((page) => pattern.replace(/^\//, '') === page);
  if (!name) throw new Error(`routes.ts has no text for ${pattern}`);
  return name;
}
