import type {
  Journey,
  JourneyChapter,
  JourneyEvent,
  JourneyPlace,
  JourneyPlayer,
  JourneyStep,
  JourneyStop,
} from '@wallabee/contract/items/journey';
import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { JourneyChapter as GameChapter } from '@wallabee/game/journey/journey';
import type { LifeEvent } from '@wallabee/game/journey/life';
import type { Step } from '@wallabee/game/journey/steps';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { StoredEvent } from '../history/history.queries.ts';
import { toHistoryItem, toNamedPlace, toNamedPlayer } from '../history/history.views.ts';
import type { LoadedJourney } from './journey.service.ts';

interface ViewOptions {
  itemId: ItemId;
  catalogue: Catalogue;
  apiUrl: string;
}

type Context = LoadedJourney & ViewOptions & { stored: ReadonlyMap<number, StoredEvent> };

export function toJourney(loaded: LoadedJourney, options: ViewOptions): Journey {
  const stored = new Map(loaded.history.events.map((event) => [event.history_id, event]));
  const context = { ...loaded, ...options, stored };
  const { journey, map, now } = loaded;
  return {
    item_id: options.itemId,
    as_of: isoOf(now),
    opening: journey.opening,
    figures: journey.chapters.length === 0 ? null : toFigures(context),
    stops: toStops(context),
    chapters: journey.chapters.map((chapter, index) => toChapter(context, chapter, index)),
    map,
  };
}

function toFigures(context: Context) {
  const { from, to, hands, metres, cities, longest_rest: rest } = context.journey.figures;
  return {
    from: isoOf(from),
    to: to === null ? null : isoOf(to),
    hands,
    kilometres: kilometres(metres),
    cities,
    longest_rest: rest && {
      from: isoOf(rest.from),
      to: rest.to === null ? null : isoOf(rest.to),
      player: toPlayer(context, rest.holder_id),
      place: toPlace(context, rest.place_id),
    },
  };
}

function toStops(context: Context): JourneyStop[] {
  const { stops, legs, chapters } = context.journey;
  return stops.flatMap(({ number, place_id, from, first }, index) => {
    const place = toPlace(context, place_id);
    const leg = legs[index - 1];
    if (!place) return [];
    return {
      number,
      place,
      from: isoOf(from),
      chapter: chapterAt(chapters, first),
      kilometres: leg ? kilometres(leg.metres) : null,
      way: leg?.kind ?? null,
    };
  });
}

/** The number of the chapter that contains the event at this position of the life. */
function chapterAt(chapters: readonly GameChapter[], index: number): number {
  let seen = 0;
  return (
    chapters.findIndex(({ events }) => {
      seen += events.length;
      return index < seen;
    }) + 1
  );
}

function toChapter(context: Context, chapter: GameChapter, index: number): JourneyChapter {
  const { stops, chapters } = context.journey;
  const ofChapter = stops.filter(({ first }) => chapterAt(chapters, first) === index + 1);
  const before = chapters.slice(0, index).reduce((sum, { events }) => sum + events.length, 0);
  const stopAt = new Map(
    ofChapter.map(({ first, number }) => [chapter.events[first - before]?.history_id, number]),
  );
  return {
    number: index + 1,
    title: chapter.title,
    holder: toPlayer(context, chapter.holder_id),
    from: isoOf(chapter.from),
    to: chapter.to === null ? null : isoOf(chapter.to),
    stops: ofChapter.map(({ number }) => number),
    steps: chapter.steps.map((step) => toStep(context, step, stopAt)),
  };
}

function toStep(context: Context, step: Step, stopAt: ReadonlyMap<number | undefined, number>): JourneyStep {
  if (step.kind === 'rest') {
    const to = step.to === null ? null : isoOf(step.to);
    return { kind: 'rest', from: isoOf(step.from), to, stop: null, events: [] };
  }
  const [first, last] = [step.events[0], step.events.at(-1)];
  return {
    kind: step.kind,
    from: isoOf(first?.created_at ?? context.now),
    to: isoOf(last?.created_at ?? context.now),
    stop: stopAt.get(first?.history_id) ?? null,
    events: step.events.map((event) => toEvent(context, event)),
  };
}

function toEvent(context: Context, event: LifeEvent): JourneyEvent {
  return {
    history_id: event.history_id,
    type: event.type,
    created_at: isoOf(event.created_at),
    place: toPlace(context, event.place_id),
    player: toPlayer(context, otherPlayer(event)),
    item: otherItem(context, event),
  };
}

/** The one of the two who does not have it now. */
function otherPlayer({ user_id, gift_user_id, holder_id }: LifeEvent): PlayerId | null {
  if (gift_user_id === null) return null;
  return gift_user_id === holder_id ? user_id : gift_user_id;
}

const OF_TWO_ITEMS: ReadonlySet<string> = new Set([
  'itemtraded',
  'itemswappedplace',
  'itemswappedvault',
  'mysteryboxopened',
  'chestopened',
  'grabbagopened',
]);

function otherItem({ history, itemId, stored, catalogue, apiUrl }: Context, event: LifeEvent) {
  const row = stored.get(event.history_id);
  if (!row) return null;
  const isFirst = row.primary_item_id === itemId;
  const isUsedUp = event.type === 'itemcreated' && !isFirst;
  if (!(isUsedUp || OF_TWO_ITEMS.has(event.type))) return null;
  const other = isFirst ? row.secondary_item_id : row.primary_item_id;
  return other === null ? null : toHistoryItem(history, other, { catalogue, apiUrl });
}

function toPlayer({ history, apiUrl }: Context, id: PlayerId | null): JourneyPlayer | null {
  return toNamedPlayer(history, id, apiUrl);
}

function toPlace({ history }: Context, id: PlaceId | null): JourneyPlace | null {
  return toNamedPlace(history, id);
}

function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
