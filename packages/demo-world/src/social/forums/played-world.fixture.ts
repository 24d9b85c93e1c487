import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { RecordedEvent } from '@wallabee/game/state/history-event';
import type { Instant } from '@wallabee/game/state/item-state';
import { createChance } from '@wallabee/simulated-players/chance';
import { playYears } from '../../play/play-years.ts';
import { createSetting, type Setting } from '../../setting.ts';
import { readShippedFiles } from '../../shipped-files.fixture.ts';
import type { WorldKind } from '../../world-size.ts';
import { drawThreads } from './forums.ts';
import { createTalk } from './talk.ts';
import type { GeneratedThread } from './thread.ts';

export interface PlayedWorld {
  setting: Setting;
  events: RecordedEvent[];
  threads: GeneratedThread[];
}

let smallWorld: Promise<PlayedWorld> | undefined;

/** Plays the world once for all test files of a worker; they only read it. */
export function playSmallWorld(): Promise<PlayedWorld> {
  smallWorld ??= playWorld('small');
  return smallWorld;
}

export async function playWorld(kind: WorldKind, seed = 2012): Promise<PlayedWorld> {
  const until = Date.UTC(2026, 5, 1);
  const setting = createSetting({ kind, seed, until, passwordHash: '', ...(await readShippedFiles()) });
  const events: RecordedEvent[] = [];
  for (const _ of playYears(setting))
    for (const event of setting.game.world.history.splice(0)) events.push(event);
  const talk = createTalk(setting, createChance(seed, 'forums'));
  return { setting, events, threads: drawThreads(setting, talk) };
}

/** Who held the item at any time of the span, by the history alone. */
export function holdersOf(
  events: readonly RecordedEvent[],
  id: ItemId,
  { from, to }: { from: Instant; to: Instant },
): (PlayerId | null)[] {
  const own = events.filter(({ recorded_for }) => recorded_for.includes(id));
  const before = own.filter(({ created_at }) => created_at <= from).at(-1);
  const during = own.filter(({ created_at }) => created_at > from && created_at <= to);
  return [...(before ? [before] : []), ...during].map((event) => holderAfter(event, id));
}

function holderAfter(event: RecordedEvent, id: ItemId): PlayerId | null {
  const isPrimary = event.primary_item === id;
  switch (event.type) {
    case 'itemtraded':
      return isPrimary ? event.gift_user_id : event.user_id;
    case 'itemgifted':
      return event.gift_user_id ?? event.user_id;
    case 'itemdropped':
    case 'itemrecycled':
      return null;
    case 'itemcreated':
    case 'itemswappedplace':
      return isPrimary ? event.user_id : null;
    default:
      return event.user_id;
  }
}

/** The share of texts that have an exact twin. */
export function shareOfTwins(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return texts.filter((text) => (counts.get(text) ?? 0) > 1).length / texts.length;
}
