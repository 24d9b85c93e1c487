import { createHash } from 'node:crypto';
import { type Day, dayOf } from '@wallabee/contract/protocol/day';
import { type DrawFault, type DrawnItem, drawFault, hasPicked } from '@wallabee/game/luck/draw-faults';
import { luckNumbers } from '@wallabee/game/luck/luck-numbers';
import type { RecordedDraw } from '@wallabee/game/luck/recorded-draw';
import { hmacOf, optionsKey } from '../world/world.public.ts';

export interface Published {
  /** In hexadecimal digits. */
  seed: string;
  digest: string;
}

export interface MadeItem {
  item_type_id: number;
  variant_id?: number | null;
  /** When a wand changed it last. */
  painted_at?: Date | null;
}

interface Facts {
  published: Published;
  lists: ReadonlyMap<string, readonly number[]>;
  made: readonly (MadeItem | undefined)[];
}

/** Derives a draw again from its published seed; null when it checks out. */
export function checkDraw(
  draw: Pick<RecordedDraw, 'player_id' | 'counter' | 'day' | 'picks'> & { action: string; created_at: Date },
  { published, lists, made }: Facts,
): DrawFault | null {
  if (!isOnItsDay(draw)) return 'day';
  const seed = Buffer.from(published.seed, 'hex');
  if (createHash('sha256').update(seed).digest('hex') !== published.digest) return 'seed';
  const listOf = (key: string) => {
    const ids = lists.get(key);
    return ids && optionsKey(ids) === key ? ids : undefined;
  };
  const fault = drawFault(draw, { numbers: luckNumbers(hmacOf(seed), draw), listOf });
  const items = made.map((item) => item && toDrawnItem(item, draw.created_at));
  return fault ?? (hasPicked(draw.picks, { listOf, items }) ? null : 'item');
}

/** PostgreSQL has instants that are no date. */
export function isOnItsDay({ created_at, day }: { created_at: Date; day: Day }): boolean {
  return (
    created_at instanceof Date && !Number.isNaN(created_at.getTime()) && dayOf(created_at.getTime()) === day
  );
}

function toDrawnItem({ item_type_id, variant_id, painted_at }: MadeItem, drawnAt: Date): DrawnItem {
  const isAsDrawn = !painted_at || painted_at <= drawnAt;
  return { type: item_type_id, variant: isAsDrawn ? variant_id : undefined };
}
