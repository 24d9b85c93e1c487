import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import { closeListenersAfterEach, listenAt } from '../../../../test/processes/event-listener.ts';
import { startSecondServer } from '../../../../test/processes/second-server.ts';
import { TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const { world, act, aRing, aProposal, step, own } = await createSwapWorld();
const second = await startSecondServer(world);
closeListenersAfterEach();
let here: string;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  here = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/events`;
});

const as = ({ token }: TestPlayer) => ({ 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token });

test('members see a proposal, an agreement and a break at every server, and others do not [SW-05, SW-07]', async () => {
  const traders = await aRing(3);
  const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
  const stranger = await world.aPlayer();
  const [atHere, elsewhere, unrelated] = [
    await listenAt(here, as(ben)),
    await listenAt(second.eventsUrl, as(cleo)),
    await listenAt(here, as(stranger)),
  ];
  const changes = () => [atHere, elsewhere].map(({ received }) => received().match(/event: swaps/g)?.length);

  const { id } = await aProposal(traders);
  expect(await atHere.until('event: swaps')).toContain(`data: {"swap_id":${id}}`);
  await step('agree', ben, id);
  await expect.poll(changes).toEqual([2, 2]);
  await act({ type: 'recycle', player_id: ada.id, item_id: ada.spare });
  await expect.poll(changes).toEqual([3, 3]);
  expect(unrelated.received()).not.toContain('swaps');
});

test('a ring is found by a server that did not see its items arrive [SW-02]', async () => {
  const [ada, ben] = (await aRing(2)) as [Trader, Trader];
  const askSecond = async () => {
    const response = await fetch(second.eventsUrl.replace('/events', '/me/swaps'), { headers: as(ada) });
    return ((await response.json()) as { rings: unknown[] }).rings.length;
  };
  await expect.poll(askSecond).toBe(1);

  await act({ type: 'lock', player_id: ben.id, item_id: ben.spare });
  await expect.poll(askSecond).toBe(0);
  await act({ type: 'unlock', player_id: ben.id, item_id: ben.spare });
  await expect.poll(askSecond).toBe(1);
  expect((await own(ada)).rings).toHaveLength(1);
});
