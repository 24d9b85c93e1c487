import type { Chance } from '@wallabee/simulated-players/chance';
import type { Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import type { Talk } from '../forums/talk.ts';
import type { Friends } from './friends.ts';
import type { Shared } from './moment-occasions.ts';

type Kind = Moment['kind'];

/** How many of a hundred conversations are about each kind of moment, however often it happens. */
const SHARES: Partial<Record<Kind, number>> = {
  found: 20,
  traded: 20,
  completed: 10,
  offers: 12,
  mixed: 9,
  travelled: 6,
  listed: 5,
  bought: 5,
  saved_better: 5,
  dropped: 5,
  picked_up: 4,
  opened: 4,
  gifted: 4,
  recycled: 2,
};

/** Draws moments that somebody writes to a friend about. */
export function drawShared(
  {
    diary,
    friends,
    talk,
    chance,
  }: { diary: readonly Moment[]; friends: Friends; talk: Talk; chance: Chance },
  count: number,
): Shared[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of diary) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const shares = [...counts.keys()].reduce((sum, kind) => sum + (SHARES[kind] ?? 0), 0);
  const shared: Shared[] = [];
  // Some moments have no friend to share them with, so a second or third round draws the rest.
  for (let round = 0; round < 3 && shared.length < count; round += 1) {
    const wanted = count - shared.length;
    const probability = (kind: Kind) => ((SHARES[kind] ?? 0) / shares) * (wanted / (counts.get(kind) ?? 1));
    for (const moment of diary) {
      if (!chance.happens(probability(moment.kind))) continue;
      const friend = friendFor(moment, friends, talk);
      if (friend) shared.push({ moment, friend });
    }
  }
  return shared;
}

function friendFor(moment: Moment, friends: Friends, talk: Talk): Player | undefined {
  const { player, at } = moment;
  const involved = involvedIn(moment);
  if (involved && friends.are(player, involved, at)) return involved;
  if (moment.kind === 'gifted') return undefined;
  if (moment.kind !== 'travelled' && moment.kind !== 'dropped') return friends.draw(player, at);
  const { city } = talk.place(moment.place);
  return friends.draw(player, at, (friend) => friend.city === city);
}

function involvedIn(moment: Moment): Player | undefined {
  switch (moment.kind) {
    case 'traded':
      return moment.other;
    case 'bought':
      return moment.seller;
    case 'gifted':
      return moment.recipient;
    case 'picked_up':
      return moment.from;
    default:
      return undefined;
  }
}
