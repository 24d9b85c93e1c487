import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { namedPlayer } from './named-player.service.ts';
import { findPlayerId } from './player-ids.queries.ts';
import { findPlayer } from './players.queries.ts';

const world = await createTestWorld();
const rename = (id: number, name: string) =>
  world.db.updateTable('player').set({ name }).where('id', '=', id).execute();

test('the id of a player is found by the same keys as the player, and not by an ambiguous name [AP-03, PP-04]', async () => {
  const [ada, bob, carl] = [
    await world.aPlayer('ada'),
    await world.aPlayer('bob'),
    await world.aPlayer('carl'),
  ];
  await rename(ada.id, 'Robin');
  await rename(bob.id, 'ROBIN');
  await rename(carl.id, 'Bob');
  const keys = [`${ada.id}`, 'ADA', 'Bob', 'robin', 'nobody', `@${ada.id}`].map(playerKey);

  const ids = await Promise.all(keys.map((key) => findPlayerId(world.db, key)));
  const players = await Promise.all(keys.map((key) => findPlayer(world.db, key)));

  expect(ids).toEqual([ada.id, ada.id, bob.id, undefined, undefined, undefined]);
  expect(players.map((player) => player?.id)).toEqual(ids);
});

test('a name of several players is refused with what to do, and one of nobody as unknown [PP-04]', async () => {
  for (const username of ['ada', 'bob']) await rename((await world.aPlayer(username)).id, 'Robin');

  await expect(namedPlayer(world.db, 'robin')).rejects.toThrow('Several players have this name.');
  await expect(namedPlayer(world.db, 'nobody')).rejects.toThrow('There is no such player.');
});
