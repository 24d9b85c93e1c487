import type { Point } from '@wallabee/contract/places/nearness';
import type { StartPoint } from '@wallabee/contract/plan/start';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import type { RadarFind, readRadar } from '@wallabee/contract/radar/radar';
import { FINDS_PER_PAGE } from '@wallabee/contract/radar/radar-rules';
import { toCondition } from '@wallabee/game/query/to-sql';
import { tooBroad } from '@wallabee/game/search/too-broad';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { busy } from '../../platform/problems.ts';
import type { SignedInPlayer } from '../../platform/sessions/sessions.queries.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { latestItems } from '../items/items.public.ts';
import {
  type QueryBinder,
  readWithin,
  SEARCH_LIMIT_MS,
  startTimeLimit,
  type TimeLimit,
} from '../search/search.public.ts';
import { findCentre } from './find-centre.ts';
import type { AskedFinds } from './finding.queries.ts';
import { type AskedPage, type CityRow, citiesText, type PageRow, pageText } from './finds.queries.ts';
import {
  type AskedAround,
  type FindServices,
  findAround,
  LONGEST_READ_MS,
  readPage,
  readSurroundings,
  toFinds,
} from './finds.service.ts';
import { toRadarCity, toRadarPlace } from './radar.views.ts';

interface RadarOptions {
  catalogue: CatalogueHolder;
  binder: QueryBinder;
  words: WordIndex;
  apiUrl: string;
  now: () => Date;
  clock: () => number;
}

interface RadarServices extends FindServices {
  binder: QueryBinder;
  words: WordIndex;
}

type RadarInput = z.infer<typeof readRadar.query>;
type RadarAnswer = z.infer<typeof readRadar.response>;
type Viewer = Pick<SignedInPlayer, 'id' | 'account_type'>;

export interface Radar {
  look(db: Db, input: RadarInput, viewer: Viewer): Promise<RadarAnswer>;
  /** The best finds at places around a point, and how many there are. */
  findAround(db: Db, asked: AskedAround): Promise<{ finds: RadarFind[]; total: number }>;
}

export function createRadar({ catalogue, binder, words, apiUrl, now, clock }: RadarOptions): Radar {
  const newest = perCatalogue(catalogue, (current) => new Set(latestItems(current).map(({ id }) => id)));
  const services = { catalogue: catalogue.current, newest, binder, words, apiUrl, now, clock };
  return {
    look: (db, input, viewer) => look(services, db, input, viewer),
    findAround: (db, asked) => findAround(services, db, asked),
  };
}

const TABS = ['places', 'market', 'friends'] as const;
const MOST_CITIES = 8;
const NOTHING: PageRow = { places: 0, market: 0, friends: 0, friend_count: 0, page: [], pins: [] };

async function look(
  services: RadarServices,
  db: Db,
  input: RadarInput,
  viewer: Viewer,
): Promise<RadarAnswer> {
  const { q = '' } = input;
  const centre = await findCentre(db, services.words, input);
  const [around, bound] = await Promise.all([
    readSurroundings(services, db, viewer.id),
    q === '' ? null : services.binder.bind(db, q, viewer),
  ]);
  const condition = bound?.parsed.tree
    ? (parameters: number) => toCondition(bound.query, { ...bound.facts, parameters })
    : null;
  const [now, { gain }] = [services.now(), input];
  const asked = { viewer: viewer.id, standings: around.standings, now, gain, condition };
  const limit = startTimeLimit(condition ? SEARCH_LIMIT_MS : LONGEST_READ_MS, services.clock);
  const { row, cities } = await readAll(db, limit, asked, pageOf(input, centre));
  if (!row && !condition) throw busy();
  const broad = row ? [] : [tooBroad(q, bound?.parsed.tree ?? null)];
  const found = row ?? NOTHING;
  return {
    results: await toFinds(db, found.page, { viewer: viewer.id, centre, around }),
    paging: pagingOf(found[input.where] ?? 0, { number: input.page, size: FINDS_PER_PAGE }),
    counts: countsOf(found, centre),
    friends: found.friend_count,
    places: found.pins.map((pin) => toRadarPlace(pin, around)),
    centre,
    cities: cities.map((city) => toRadarCity(city, around)),
    mistakes: [...(bound?.mistakes ?? []), ...broad],
    at: now.toISOString(),
  };
}

/** No row where it took too long. */
async function readAll(
  db: Db,
  limit: TimeLimit,
  asked: AskedFinds,
  page: AskedPage,
): Promise<{ row?: PageRow; cities: CityRow[] }> {
  const row = await readPage(db, limit, pageText(asked, page));
  if (!row) return { cities: [] };
  if (page.around) return { row, cities: [] };
  const cities = await readWithin<CityRow>(db, limit, citiesText(asked, MOST_CITIES));
  return cities ? { row, cities } : { cities: [] };
}

function pageOf({ where, km, order, page }: RadarInput, centre: Point | null): AskedPage {
  return {
    tab: where,
    tabs: TABS,
    around: centre && { centre, metres: km * 1_000 },
    order,
    skip: (page - 1) * FINDS_PER_PAGE,
    most: FINDS_PER_PAGE,
    hasPins: where === 'places',
  };
}

function countsOf({ places, market, friends }: PageRow, centre: StartPoint | null): RadarAnswer['counts'] {
  return { places: centre && (places ?? 0), market: market ?? 0, friends: friends ?? 0 };
}
