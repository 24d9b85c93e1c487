import type { StartPoint } from '@wallabee/contract/plan/start';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import { PlaceId } from '@wallabee/contract/protocol/ids';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../platform/db/db.ts';
import { ProblemError } from '../../platform/problems.ts';
import { listPlacesById } from '../places/places.public.ts';
import { findCity, type NamedPoint } from './centre.queries.ts';

export interface AskedPoint {
  lat?: number | undefined;
  lng?: number | undefined;
  /** The name of a city or a place. */
  at?: string | undefined;
}

/** Null where no point was asked for. */
export async function findCentre(
  db: Db,
  words: WordIndex,
  { lat, lng, at }: AskedPoint,
): Promise<StartPoint | null> {
  if (lat !== undefined && lng !== undefined) return { lat, lng, name: null, source: 'asked' };
  if (at === undefined) return null;
  const named = (await findCityNamed(db, at)) ?? (await findPlaceNamed(db, words, at));
  if (!named) throw new ProblemError(404, { error: NO_SUCH_POINT, code: 'not_found' });
  return { ...named, source: 'asked' };
}

const NO_SUCH_POINT = 'There is no city or place of that name.';

async function findCityNamed(db: Db, text: string): Promise<NamedPoint | undefined> {
  return foldText(text) === '' ? undefined : findCity(db, text);
}

async function findPlaceNamed(db: Db, words: WordIndex, text: string): Promise<NamedPoint | undefined> {
  const { matches } = await words.find('places', text, { onlyNames: true, most: 1, viewer: null });
  const ids = matches.map(({ id }) => PlaceId.parse(Number(id)));
  const [place] = ids.length > 0 ? await listPlacesById(db, ids) : [];
  return place && { name: place.name, lat: place.lat, lng: place.lng };
}
