/** Pages that are a heading and one text of `content/`. The name is the page's address and the text's file. */
export const TEXT_PAGES = ['credits', 'faq', 'privacy', 'rules', 'terms'] as const;

export type TextPageName = (typeof TEXT_PAGES)[number];

/** `pattern`: the path of the route as `routes.ts` writes it. */
export function textPageOf(pattern: string): TextPageName {
  const name = TEXT_PAGES.find((page) => pattern.replace(/^\//, '') === page);
  if (!name) throw new Error(`routes.ts has no text for ${pattern}`);
  return name;
}
