import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { itemDocuments } from '@wallabee/game/words/documents/catalogue-documents';
import { Documents } from '@wallabee/game/words/documents/documents';
import { searchDocuments } from '@wallabee/game/words/search-documents';
import { describe, test } from 'vitest';
import { expectLinear } from '../../../../test/processes/processor-time.ts';

describe('the longest search takes less than 50 ms of CPU time among 8,000 items:', () => {
  const LETTERS = 'abcdefghijklmnoprstuw';
  const letter = (at: number) => LETTERS[at % LETTERS.length] ?? 'a';
  const wordOf = (at: number, length: number) =>
    Array.from({ length }, (_, place) => letter(at * 7 + place * (1 + (at % 5)))).join('');
  const large = indexOf(
    itemDocuments(
      Array.from({ length: 8_000 }, (_, at) =>
        anItem(at, `${wordOf(at, 7)} ${wordOf(at * 3, 5)}`, {
          description: [1, 2, 3, 4, 5, 6].map((by) => wordOf(at * by, 6)).join(' '),
          set_id: at % 90,
        }),
      ),
      Array.from({ length: 90 }, (_, at) => aSet(at, wordOf(at, 8))),
    ),
  );

  test.each([
    { kind: 'one long word', text: 'abcde'.repeat(100) },
    { kind: 'letters', text: Array.from({ length: 250 }, (_, at) => letter(at)).join(' ') },
    {
      kind: 'words that are nearly there',
      text: Array.from({ length: 60 }, (_, at) => `${wordOf(at, 6)}x`).join(' '),
    },
    { kind: 'words of the game', text: Array.from({ length: 60 }, (_, at) => wordOf(at * 21, 7)).join(' ') },
    { kind: 'accents', text: 'é̂̀'.repeat(160) },
  ])('$kind', async ({ text }) => {
    const longest = text.slice(0, LONGEST_QUERY);
    const options = { most: 60, viewer: null };

    await expectLinear(
      (share) => () => large.find('items', longest.slice(0, LONGEST_QUERY * share), options),
    );
    await expectLinear((share) => () => large.near('items', longest.slice(0, LONGEST_QUERY * share), 5));
  });
});

function indexOf(items: Documents) {
  const none = new Documents();
  return searchDocuments({
    documentsOf: async (kind) => (kind === 'items' ? items : none),
    siteTexts: async () => none,
    postsOf: async () => [],
    now: () => new Date(),
  });
}

function anItem(id: number, name: string, named: { description: string; set_id: number }) {
  return { id, name, subset_id: null, ...named };
}

function aSet(id: number, name: string) {
  return { id, name, description: '', subsets: [] };
}
