import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';
import type { Chapter } from './chapters.ts';
import type { JourneyFigures } from './figures.ts';
import { openingStrings } from './journey.strings.ts';
import { isGone, isWithGame, type Life, liesAtPlace, YEAR_MS } from './life.ts';
import { spanWords } from './span.ts';

interface Parts {
  readonly chapters: readonly Chapter[];
  readonly figures: JourneyFigures;
}

type Names = ReadonlyMap<PlayerId, string>;

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The life in one sentence; empty without events. */
export function openingOf(life: Life, journey: Parts, names: Names): string {
  const [first] = life.events;
  if (!first) return '';
  const parts = [
    openingStrings.start(first.type, placeOf(life, first.place_id)?.city ?? null, monthOf(first.created_at)),
    journey.figures.cities > 1 ? openingStrings.cities(String(journey.figures.cities)) : null,
    restPart(life, journey, names),
    endPart(life, journey, names),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The last rest is what the end says already. */
function restPart(life: Life, { figures: { longest_rest: rest } }: Parts, names: Names) {
  if (!rest?.to || rest.to - rest.from <= YEAR_MS) return null;
  const span = spanWords(rest.from, rest.to);
  if (rest.holder_id === null) {
    const place = placeOf(life, rest.place_id)?.name ?? openingStrings.somewhere;
    return openingStrings.restAt(span, place);
  }
  return openingStrings.restWith(span, nameOf(names, rest.holder_id));
}

function endPart(life: Life, { chapters }: Parts, names: Names): string {
  const last = life.events.at(-1);
  const chapter = chapters.at(-1);
  if (!(last && chapter)) return '';
  const { location } = last;
  const since = monthOf(last.created_at);
  if (isGone(location) && location !== null && location in openingStrings.ends)
    return openingStrings.ends[location as keyof typeof openingStrings.ends](since);
  if (isWithGame(location) || chapter.holder_id === null) return openingStrings.game(since);
  if (liesAtPlace(last))
    return openingStrings.lying(placeOf(life, last.place_id)?.name ?? openingStrings.somewhere, since);
  const name = nameOf(names, chapter.holder_id);
  return chapters.length === 1
    ? openingStrings.eversince(name)
    : openingStrings.with(name, monthOf(chapter.from));
}

function placeOf({ places }: Life, id: PlaceId | null) {
  return id === null ? undefined : places.get(id);
}

function nameOf(names: Names, id: PlayerId): string {
  return names.get(id) ?? openingStrings.somebody;
}

function monthOf(at: Instant): string {
  return month.format(at);
}
