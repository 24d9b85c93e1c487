import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SoughtWord } from './sought-word.ts';
import { WordStore } from './word-store.ts';
import { documentOf, FIELDS, type Postings, type Words } from './words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢'), minLength: 1, maxLength: 4 });
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('add' as const), words: fc.array(word, { maxLength: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('remove' as const), document: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('compact' as const) }) },
);

test('words are found alike among the recent and the other ones, and in any mixture [QL-05]', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), word, (changes, asked) => {
      const store = new WordStore();
      const documents: (Set<string> | undefined)[] = [];
      for (const each of changes) {
        if (each.is === 'compact') store.compact();
        else if (each.is === 'add') documents[store.add([[FIELDS.name, each.words]])] = new Set(each.words);
        else if (documents[each.document]) {
          store.remove(each.document);
          documents[each.document] = undefined;
        }
      }
      const have = (isWanted: (word: string) => boolean) =>
        documents.flatMap((words, document) => (words && [...words].some(isWanted) ? document : []));

      expect(found(store, (part) => [part.exact(asked) ?? []])).toEqual(have((each) => each === asked));
      expect(found(store, (part) => [part.beginningWith(asked)])).toEqual(
        have((each) => each !== asked && each.startsWith(asked)),
      );
      const sought = new SoughtWord(asked, { whole: 1, beginning: 0 });
      expect(found(store, (part) => part.near(sought).map(({ postings }) => postings))).toEqual(
        have((each) => sought.compare(each) !== undefined),
      );
    }),
  );
});

test('a word of another form is found by its form', () => {
  const store = new WordStore();
  store.add([[FIELDS.name, ['foxes']]]);
  expect(found(store, (part) => part.ofForm('fox'))).toEqual([0]);
  store.compact();
  expect(found(store, (part) => part.ofForm('fox'))).toEqual([0]);
});

function found(store: WordStore, postingsOf: (part: Words) => Postings[]): number[] {
  const documents = store
    .parts()
    .flatMap(postingsOf)
    .flatMap((postings) => Array.from(postings, documentOf));
  return [...new Set(documents)].filter((document) => store.has(document)).sort((one, other) => one - other);
}
