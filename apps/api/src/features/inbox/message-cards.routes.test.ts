import { MESSAGES_PAGE_SIZE, sendMessage } from '@wallabee/contract/inbox/inbox';
import { MessageCards, readMessageCards } from '@wallabee/contract/inbox/message-cards';
import { MOST_CARDS } from '@wallabee/contract/living-text/card-texts';
import type { ParsedInputOf } from '@wallabee/contract/protocol/endpoint';
import { MessageId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createActionWorld, FLOUR } from '../../../test/builders/action-world.ts';

const { world, aScene, has } = await createActionWorld();

test('the newest message of a page has its cards, however many the others have [FX-03]', async () => {
  const { ada, ben } = await aScene();
  await world.befriend(ada, ben);
  const numbers = Array.from({ length: MOST_CARDS }, (_, at) => at + 1);
  for (const number of numbers) await has(ada, FLOUR, { number });
  const text = numbers.map((number) => `[Flour #${number}]`).join(' ');
  const params = { userId: ben.id };
  for (let sent = 0; sent < MESSAGES_PAGE_SIZE; sent += 1)
    expect((await world.call(sendMessage, { as: ada, params, body: { text } })).statusCode).toBe(200);
  const cardCounts = async (query: ParsedInputOf<typeof readMessageCards>['query']) => {
    const { messages } = (await world.call(readMessageCards, { as: ada, params, query })).json();
    return MessageCards.array()
      .parse(messages)
      .map(({ cards }) => cards.length);
  };

  const all = Array.from({ length: MESSAGES_PAGE_SIZE }, () => MOST_CARDS);
  expect(await cardCounts({})).toEqual(all);
  expect(await cardCounts({ from: MessageId.parse(1) })).toEqual(all);
});
