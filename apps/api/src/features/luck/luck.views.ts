import type { ItemName } from '@wallabee/contract/items/item';
import { type LuckDay, type LuckDraw, type LuckPick, MOST_OPTION_NAMES } from '@wallabee/contract/luck/luck';
import type { LuckVerdict } from '@wallabee/contract/luck/luck-words';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { seedPublishedAt } from '@wallabee/game/luck/luck-days';
import { luckMessage, luckNumbers, NUMBERS_A_BLOCK } from '@wallabee/game/luck/luck-numbers';
import type { RecordedPick } from '@wallabee/game/luck/recorded-draw';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import { hmacOf } from '../world/world.public.ts';
import { checkDraw, type MadeItem } from './check-draw.ts';
import type { StoredDay, StoredDraw } from './luck.queries.ts';

export function toDay(stored: StoredDay, draws: number): LuckDay {
  return { ...stored, published_at: new Date(seedPublishedAt(stored.day)).toISOString(), draws };
}

interface Known {
  lists: ReadonlyMap<string, readonly number[]>;
  items: ReadonlyMap<number, MadeItem & { item_id: number; number: number }>;
  players: ReadonlyMap<number, string>;
  catalogue: Catalogue;
}

export function toDraw(stored: StoredDraw, known: Known): LuckDraw {
  const { player_id, player_name, counter, day, action, created_at, digest, seed } = stored;
  const items = stored.item_ids.flatMap((id) => toItem(id, known) ?? []);
  const isHidden = items.some(({ name }) => isUndiscovered({ name }));
  const hmac = seed === null ? null : hmacOf(Buffer.from(seed, 'hex'));
  const numbers = hmac && luckNumbers(hmac, stored);
  const lastBlock = Math.floor((stored.picks.at(-1)?.draw ?? 0) / NUMBERS_A_BLOCK);
  const blocks = hmac
    ? Array.from({ length: lastBlock + 1 }, (_, block) =>
        Buffer.from(hmac(luckMessage(stored, block))).toString('hex'),
      )
    : [];
  return {
    player: { id: player_id, name: player_name },
    counter,
    day,
    action,
    created_at: created_at.toISOString(),
    digest,
    seed,
    blocks,
    picks: isHidden
      ? []
      : stored.picks.map((pick, position) => ({
          ...toPick(pick, { known, typeId: typeBefore(stored, position, known) }),
          number: numbers?.(pick.draw) ?? null,
        })),
    items: isHidden ? [] : items,
    verdict: isHidden ? 'hidden' : verdictOf(stored, known),
  };
}

function verdictOf(stored: StoredDraw, { lists, items }: Known): LuckVerdict {
  const { seed, digest, item_ids } = stored;
  if (seed === null) return 'not_yet';
  const made = item_ids.map((id) => items.get(id));
  const fault = checkDraw(stored, { published: { seed, digest }, lists, made });
  return fault === null ? 'checks_out' : 'does_not_check_out';
}

function toItem(id: number, { items, catalogue }: Known): ItemName | null {
  const item = items.get(id);
  const type = item && catalogue.items.get(item.item_type_id as ItemTypeId);
  if (!type) return null;
  const { item_id, item_type_id, number } = item;
  return { item_id, item_type_id, number, name: type.name } as ItemName;
}

/** A variant is one of the type that came before it, or else of the item's own type. */
function typeBefore({ picks, item_ids }: StoredDraw, position: number, { lists, items }: Known) {
  const type = picks.slice(0, position).findLast(({ of }) => of === 'item_types');
  const came = type?.options ? lists.get(type.options)?.[type.picked] : undefined;
  return came ?? items.get(item_ids[0] ?? 0)?.item_type_id;
}

function toPick(
  { draw, of, size, options, picked }: RecordedPick,
  { known, typeId }: { known: Known; typeId: number | undefined },
): Omit<LuckPick, 'number'> {
  const ids = (options !== null && known.lists.get(options)) || [];
  const nameOf = (id: number) => nameOption(of, id, { known, typeId });
  const cameId = ids[picked];
  return {
    draw,
    of,
    size,
    options_key: options,
    picked,
    came: cameId === undefined ? null : nameOf(cameId),
    names: ids.length > 0 && ids.length <= MOST_OPTION_NAMES ? ids.map(nameOf) : null,
  };
}

function nameOption(
  of: RecordedPick['of'],
  id: number,
  { known, typeId }: { known: Known; typeId: number | undefined },
): string {
  const { items } = known.catalogue;
  if (of === 'players') return known.players.get(id) ?? `${id}`;
  if (of === 'item_types') return items.get(id as ItemTypeId)?.name ?? `${id}`;
  const variants = items.get(typeId as ItemTypeId)?.variants ?? [];
  return variants.find(({ variant_id }) => variant_id === id)?.name ?? `${id}`;
}
