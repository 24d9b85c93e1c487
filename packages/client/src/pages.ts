import type { Input } from './request.ts';

/** The list, where the page is in the input, its first number, and the field that says whether there are more. */
export type PagedCall = readonly [list: string, place: string, first: number, last: string];

interface Answer extends Readonly<Record<string, unknown>> {
  readonly page?: unknown;
}

/** From the page in the input, or else the first, to the last. */
export async function* pagesOf(
  [, place, first, last]: PagedCall,
  input: Input,
  read: (input: Input) => Promise<unknown>,
): AsyncGenerator<Answer, void, undefined> {
  const given = (input[place as keyof Input] ?? {}) as Answer;
  for (let page = Number(given.page ?? first); ; page += 1) {
    const answer = (await read({ ...input, [place]: { ...given, page } })) as Answer;
    yield answer;
    if (!hasMore(answer[last], page - first + 1)) return;
  }
}

/** Lists change while they are read, so each page says anew how many there are. */
function hasMore(last: unknown, pagesRead: number): boolean {
  if (typeof last === 'boolean') return last;
  const total = typeof last === 'number' ? last : (last as { total_pages: number }).total_pages;
  return pagesRead < total;
}
