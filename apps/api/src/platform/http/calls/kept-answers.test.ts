import { listRetired } from '@wallabee/contract/items/reference-lists';
import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import { prepare } from './prepared-answer.ts';

test('short answers take room, too: however many there are, the memory is bounded', async () => {
  const answers = createKeptAnswers<typeof listRetired>({ now: () => new Date(), mostBytes: 10_000 });
  let times = 0;
  const read = (page: number) =>
    answers.find({ id: 1, page }, async () => {
      times += 1;
      return prepare(listRetired, []);
    });

  for (let page = 0; page < 20; page++) await read(page);
  await read(19);
  expect(times).toBe(20);

  await read(0);
  expect(times).toBe(21);
});
