import type { AddressInfo } from 'node:net';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { beforeAll, expect, test } from 'vitest';
import { BREAD, createActionWorld, FLOUR, OVEN, WATER } from '../../../test/builders/action-world.ts';
import { closeListenersAfterEach, listenAt } from '../../../test/processes/event-listener.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const { world, aScene, has, listed, perform } = await createActionWorld();
closeListenersAfterEach();
let events: string;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  events = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/events`;
});

const listen = ({ token }: TestPlayer) =>
  listenAt(events, { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token });

test('every action sends the player one items event, and a sale one to the seller [PN-04]', async () => {
  const { ada, ben } = await aScene();
  const [adas, bens] = [await listen(ada), await listen(ben)];
  const counts = () => [adas, bens].map(({ received }) => received().match(/event: items/g)?.length ?? 0);
  const flour = await has(ada, FLOUR);
  const mixed = { first_id: await has(ada, FLOUR), second_id: await has(ada, WATER), result_type_id: BREAD };
  const ofBen = await listed(ben, 5);
  const one = (action: string, item_id: ItemId = flour) => ({ action, item_id });
  const actions = [
    one('lock'),
    one('unlock'),
    { ...one('list_on_market'), cost: 9 },
    one('withdraw_from_market'),
    one('stash'),
    one('unstash'),
    one('unlock'),
    one('save'),
    one('unsave'),
    { action: 'mix', ...mixed },
    { action: 'buy', item_type_id: OVEN },
  ];

  for (const [nth, body] of actions.entries()) {
    expect((await perform(ada, body)).json()).toMatchObject({ items: expect.anything() });
    await expect.poll(counts).toEqual([nth + 1, 0]);
  }
  await perform(ada, one('buy_on_market', ofBen));
  await expect.poll(counts).toEqual([actions.length + 1, 1]);
});
