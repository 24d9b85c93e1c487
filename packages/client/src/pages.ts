import type { Input } from './request.ts';

/** The field of the list, the part of the input with `page`, the first page, and the field that tells the last. */
export type PagedCall = readonly [list: string, place: string, first: number, last: string];

interface Answer extends Readonly<Record<string, unknown>> {
  readonly page?: unknown;
}

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

/** A list can grow while it is read, so the number of pages is taken from each answer. */
function hasMore(last: unknown, pagesRead: number): boolean {
  if (typeof last === 'boolean') return last;
  const total = typeof last === 'number' ? last : (last as { total_pages: number }).total_pages;
  return pagesRead < total;
}
