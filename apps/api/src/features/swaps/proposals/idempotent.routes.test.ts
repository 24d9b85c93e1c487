import { expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import { TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const { world, aRing, aProposal, ringOf } = await createSwapWorld();

const send = (as: TestPlayer, { path, body, key }: { path: string; body?: object; key: string }) =>
  world.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': as.token, 'idempotency-key': key },
    ...(body && { payload: body }),
  });

test('the same key proposes, agrees and writes once, and another body is refused [SW-03, SW-06]', async () => {
  const traders = await aRing(3);
  const [ada, ben] = traders as [Trader, Trader, Trader];
  const members = ringOf(traders);
  const proposal = { path: '/swaps', body: { members }, key: 'propose-0001' };

  const [first, again] = [await send(ada, proposal), await send(ada, proposal)];
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotency-replayed']).toBe('true');
  const other = { ...proposal, body: { members: members.toReversed() } };
  expect((await send(ada, other)).statusCode).toBe(422);

  const { id } = first.json();
  const message = { path: `/swaps/${id}/messages`, body: { text: 'Hello' }, key: 'message-0001' };
  await Promise.all([send(ben, message), send(ben, message), send(ben, message)]);
  expect(await world.db.selectFrom('swap_message').selectAll().execute()).toHaveLength(1);
  expect(await world.db.selectFrom('swap').selectAll().execute()).toHaveLength(1);
});

test('an agreement that settles is answered the same again [SW-04]', async () => {
  const traders = await aRing(2);
  const ben = traders[1] as Trader;
  const { id } = await aProposal(traders);
  const agreement = { path: `/swaps/${id}/agree`, key: 'agree-0001' };

  const first = await send(ben, agreement);

  expect(first.json().state).toBe('settled');
  expect((await send(ben, agreement)).json()).toEqual(first.json());
  expect(await world.db.selectFrom('history').selectAll().execute()).toHaveLength(2);
});
