import { LONGEST_BIO } from '@wallabee/contract/players/own-profile-rules';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { isAround, type Player } from '../players/player.ts';
import { playSmallWorld } from './forums/played-world.fixture.ts';
import { drawSocialLife } from './social-life.ts';

const UNTIL = Date.UTC(2026, 5, 1);
const { setting, events } = await playSmallWorld();
const { friendships, inbox, bios } = drawSocialLife(setting);
const { messages } = inbox;

describe('messages', () => {
  test('one in ten at most has an exact twin', () => {
    expect(twinsOf(messages.map(({ text }) => text))).toBeLessThan(0.1);
  });

  test('are between friends who are both around', () => {
    const since = new Map(friendships.map(({ pair: [a, b], since: at }) => [`${a.id}-${b.id}`, at]));
    const wrong = messages.filter(({ sender, recipient, at }) => {
      const [a, b] = sender.id < recipient.id ? [sender, recipient] : [recipient, sender];
      const isFriend = (since.get(`${a.id}-${b.id}`) ?? Number.POSITIVE_INFINITY) <= at;
      return !isFriend || at >= UNTIL || !isAround(sender, at) || !isAround(recipient, at);
    });

    expect(wrong).toEqual([]);
  });

  test('say that somebody has an item only while they have it', () => {
    const claims = messages.flatMap(({ at, text, claims: made }) =>
      made.map((claim) => ({ ...claim, at, text })),
    );
    const wrong = claims.filter(({ holder, item_id, at }) => !held(holder, item_id, at));

    expect(claims.length).toBeGreaterThan(0);
    expect(wrong.map(({ text, holder }) => `${holder.username}: ${text}`)).toEqual([]);
  });

  test('name a day that is not today when they look ahead or back', () => {
    const named = messages.flatMap(({ text, at }) => {
      const [, day] = /\b(?:on|since|until|till) (\w+day)\b/.exec(text) ?? [];
      const today = new Date(at).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
      return day === undefined ? [] : [{ text, day, today }];
    });

    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ day, today }) => day === today)).toEqual([]);
  });

  test('leave no placeholder unfilled and no sentence empty', () => {
    const wrong = messages.filter(({ text }) => text.trim() === '' || /[{}]|undefined/.test(text));

    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

describe('friendships', () => {
  test('begin while both are around', () => {
    const wrong = friendships.filter(
      ({ pair, since }) => since >= UNTIL || !pair.every((player) => isAlive(player, since)),
    );

    expect(wrong).toEqual([]);
  });

  test('are many for a few players and few for most', () => {
    const counts = new Map(setting.players.map(({ id }) => [id, 0]));
    for (const { pair } of friendships) for (const { id } of pair) counts.set(id, (counts.get(id) ?? 0) + 1);
    const sorted = [...counts.values()].sort((a, b) => a - b);

    expect(sorted.at(-1)).toBeGreaterThan(4 * Math.max(sorted[sorted.length >> 1] ?? 0, 1));
  });
});

describe('bios', () => {
  const written = [...bios.values()].filter((bio) => bio !== '');

  test('one in twenty at most has an exact twin, and some players have none', () => {
    expect(twinsOf(written)).toBeLessThan(0.05);
    expect(written.length).toBeGreaterThan(0.6 * setting.players.length);
    expect(written.length).toBeLessThan(setting.players.length);
  });

  test('can be stored, and leave no placeholder unfilled', () => {
    expect(written.filter((bio) => bio.length > LONGEST_BIO || /[{}]|undefined/.test(bio))).toEqual([]);
  });

  test('name items that the player has', () => {
    const names = new Map(setting.catalogue.items.map(({ id, name }) => [id, name]));
    const rarest = setting.players.flatMap((player) => {
      const named = /(?:Keeper of|own:|joy:|got) ([^.!?]+?) #(\d+)/.exec(bios.get(player.id) ?? '');
      return named ? [{ player, name: named[1] ?? '', number: Number(named[2]) }] : [];
    });
    const has = ({ player, name, number }: (typeof rarest)[number]) =>
      [...(setting.game.world.held.get(player.id) ?? [])].some((id) => {
        const item = setting.game.world.items.get(id);
        return item?.number === number && names.get(item.item_type_id) === name;
      });

    expect(rarest.length).toBeGreaterThan(0);
    expect(rarest.filter((claim) => !has(claim))).toEqual([]);
  });
});

/** Who had the item, by the history: events of the item up to then name its holder last. */
function held(player: Player, id: ItemId, at: number): boolean {
  const last = events.findLast((event) => event.created_at <= at && event.recorded_for.includes(id));
  if (!last) return false;
  if (last.type === 'itemtraded')
    return (id === last.secondary_item ? last.user_id : last.gift_user_id) === player.id;
  if (last.type === 'itemgifted') return (last.gift_user_id ?? last.user_id) === player.id;
  return last.user_id === player.id && !['itemdropped', 'itemrecycled', 'itemwalladrone'].includes(last.type);
}

/** A pause in playing does not end a friendship. */
function isAlive({ joinsAt, leavesAt }: Player, at: number): boolean {
  return joinsAt <= at && (leavesAt === null || at < leavesAt);
}

function twinsOf(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return texts.filter((text) => (counts.get(text) ?? 0) > 1).length / texts.length;
}
