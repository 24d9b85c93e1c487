import { boxesAround, distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { CatalogueNames } from '@wallabee/game/query/catalogue-names';
import type { FoundNames, Lookup, LookupKind } from '@wallabee/game/query/lookups';
import { nearFromText } from '@wallabee/game/query/near-value';
import { nearest } from '@wallabee/game/query/nearest';
import type { FindOptions, WordIndex, WordKind } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import { listPlacesById } from '../../places/places.public.ts';
import {
  listCities,
  listPlacesOfCategories,
  listPlacesOfCities,
  listPlayersNamed,
  listPointsWithin,
} from './lookups.queries.ts';

export interface NameSources {
  readonly db: Db;
  readonly words: WordIndex;
  readonly catalogue: CatalogueNames;
}

/** Answers one lookup of a query. */
export function findNames({ of, text }: Lookup, sources: NameSources): Promise<FoundNames> {
  return FINDERS[of](text, sources);
}

type Finder = (text: string, sources: NameSources) => Promise<FoundNames>;

const byWords =
  (options: Pick<FindOptions, 'isPhrase' | 'onlyNames'>): Finder =>
  async (text, { words }) => ({ ids: await idsOf(words, 'items', text, options), names: [], near: [] });

const inCatalogue =
  (kind: keyof CatalogueNames): Finder =>
  async (text, { catalogue }) =>
    catalogue[kind](text);

const FINDERS: Record<LookupKind, Finder> = {
  word: byWords({}),
  phrase: byWords({ isPhrase: true }),
  name: (text, sources) => byWords({ onlyNames: true, isPhrase: text.includes(' ') })(text, sources),
  item: findItems,
  set: inCatalogue('set'),
  subset: inCatalogue('subset'),
  gen: inCatalogue('gen'),
  store: inCatalogue('store'),
  category: inCatalogue('category'),
  designer: inCatalogue('designer'),
  player: findPlayers,
  place: findPlaces,
  city: findCities,
  near: findNear,
};

/** Of similar names, only as many as a page shows. */
const MOST_NEAR = 3;
const MOST_FOUND = 100_000;

async function idsOf(
  words: WordIndex,
  kind: WordKind,
  text: string,
  options: Pick<FindOptions, 'isPhrase' | 'onlyNames'>,
): Promise<number[]> {
  const { matches } = await words.find(kind, text, { ...options, most: MOST_FOUND, viewer: null });
  return matches.map(({ id }) => Number(id));
}

async function nearNames(words: WordIndex, kind: WordKind, text: string): Promise<string[]> {
  return (await words.near(kind, text, MOST_NEAR)).map(({ name }) => name);
}

async function findItems(text: string, { catalogue, words }: NameSources): Promise<FoundNames> {
  const found = catalogue.item(text);
  return found.ids.length > 0 ? found : { ids: [], names: [], near: await nearNames(words, 'items', text) };
}

async function findPlayers(text: string, { db, words }: NameSources): Promise<FoundNames> {
  const rows = await listPlayersNamed(db, text);
  if (rows.length === 0) return { ids: [], names: [], near: await nearNames(words, 'players', text) };
  return { ids: rows.map(({ id }) => id), names: [...new Set(rows.map(({ name }) => name))], near: [] };
}

/** A category of that very name, else places by the words of their names, else a category by words. */
async function findPlaces(text: string, { db, words, catalogue }: NameSources): Promise<FoundNames> {
  const category = catalogue.category(text);
  if (category.names.some((name) => isSameWord(name, text))) return placesOf(db, category);
  const ids = (await idsOf(words, 'places', text, { onlyNames: true })) as PlaceId[];
  if (ids.length > 0) {
    const rows = await listPlacesById(db, ids.slice(0, MOST_SAID));
    return { ids, names: [...new Set(rows.map(({ name }) => name))], near: [] };
  }
  if (category.ids.length > 0) return placesOf(db, category);
  return { ids: [], names: [], near: await nearNames(words, 'places', text) };
}

/** More names than these are not said back. */
const MOST_SAID = 20;

async function placesOf(db: Db, { ids, names }: FoundNames): Promise<FoundNames> {
  const places = await listPlacesOfCategories(db, ids as CategoryId[]);
  return { ids: places, names, near: [], isCategory: true };
}

function isSameWord(name: string, text: string): boolean {
  const [one, other] = [foldText(name), foldText(text)];
  return one === other || `${one}s` === other;
}

async function findCities(text: string, { db }: NameSources): Promise<FoundNames> {
  const rows = await listPlacesOfCities(db, text);
  const exact = rows.filter(({ city }) => isSameWord(city, text));
  const found = exact.length > 0 ? exact : rows;
  if (found.length > 0)
    return { ids: found.map(({ id }) => id), names: [...new Set(found.map(({ city }) => city))], near: [] };
  const near = nearest(text, await listCities(db));
  return { ids: [], names: [], near: near === undefined ? [] : [near] };
}

async function findNear(text: string, { db, words }: NameSources): Promise<FoundNames> {
  const value = nearFromText(text);
  if (!value) return { ids: [], names: [], near: [] };
  if ('point' in value)
    return around(db, value.point, value.metres, `${value.point.lat}, ${value.point.lng}`);
  const [best] = await idsOf(words, 'places', value.place, { onlyNames: true });
  const [place] = best === undefined ? [] : await listPlacesById(db, [best as PlaceId]);
  if (!place) return { ids: [], names: [], near: await nearNames(words, 'places', value.place) };
  return around(db, { lat: place.lat, lng: place.lng }, value.metres, place.name);
}

async function around(db: Db, point: Point, metres: number, name: string): Promise<FoundNames> {
  const places = await listPointsWithin(db, boxesAround(point, metres));
  const near = places.filter((place) => distanceBetween(point, place) <= metres);
  return { ids: near.map(({ id }) => id), names: [name], near: [], point };
}
