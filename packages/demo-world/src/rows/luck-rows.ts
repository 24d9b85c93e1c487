import { createHash } from 'node:crypto';
import { dayOf } from '@wallabee/contract/protocol/day';
import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, OPENING } from '../calendar.ts';
import { type LuckBook, luckSeed } from '../play/luck-book.ts';
import type { WorldRows } from '../world-rows.ts';

/** Every day of the world has a seed, whether or not anything was drawn. */
export function* luckSeedRows(worldSeed: number, until: Instant): Iterable<WorldRows['luck_seed']> {
  for (let at = OPENING; at < until; at += DAY) {
    const day = dayOf(at);
    const seed = luckSeed(worldSeed, day);
    const digest = createHash('sha256').update(seed).digest();
    yield { day, seed: bytes(seed), digest: bytes(digest) };
  }
}

export function* luckOptionRows({ lists }: LuckBook): Iterable<WorldRows['luck_options']> {
  for (const [options_key, ids] of lists) yield { options_key, ids: `{${ids.join(',')}}` };
}

export function luckDrawRows({ draws }: LuckBook): Iterable<WorldRows['luck_draw']> {
  return draws;
}

export function* luckCounterRows({ counters }: LuckBook): Iterable<WorldRows['luck_counter']> {
  for (const [player_id, last] of counters) yield { player_id, last };
}

function bytes(value: Buffer): string {
  return `\\x${value.toString('hex')}`;
}
