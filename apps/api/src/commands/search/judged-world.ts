import { demoRoles } from '@wallabee/demo-world/players/demo-accounts';
import { createNameDrawer } from '@wallabee/demo-world/players/draw-names';
import { faqDocuments, toNewsDocument } from '@wallabee/game/search/site-text-documents';
import { itemDocuments, largeWords, setDocuments } from '@wallabee/game/words/documents/catalogue-documents';
import { Documents } from '@wallabee/game/words/documents/documents';
import type { WordKind } from '@wallabee/game/words/word-index';
import { createChance } from '@wallabee/simulated-players/chance';
import { toPlaceDocument, toPlayerDocument } from '../../features/search/search.public.ts';
import type { ShippedWorld } from '../world/shipped-world.ts';
import { NAMED_PLAYERS } from './judged/player-searches.ts';

/** What judged searches search, and how they name it. */
export interface JudgedWorld {
  documents: Record<WordKind, Documents>;
  /** For each kind, the ids of what a judgement names: a name, a username or a rule such as `city:London`. */
  ids: Record<WordKind, ReadonlyMap<string, ReadonlySet<string>>>;
}

/** Everything that the shipped files have, so that it is the same on every day, and 1,200 other players. */
export function createJudgedWorld({ catalogue, corpus, news }: ShippedWorld): JudgedWorld {
  const world = { documents: emptyDocuments(), ids: emptyNames() };
  const { items, sets } = catalogue;
  world.documents.items = itemDocuments(items, sets);
  world.documents.sets = setDocuments(sets);
  const setNames = new Map(sets.map(({ id, name }) => [id, name]));
  for (const { id, name, set_id } of items) {
    addName(world.ids.items, name, `${id}`);
    if (name !== '?') addName(world.ids.items, `set:${setNames.get(set_id)}`, `${id}`);
  }
  for (const { id, name, subsets } of sets) {
    addName(world.ids.sets, name, `${id}`);
    for (const subset of subsets) addName(world.ids.sets, subset.name, `${id}.${subset.subset_id}`);
  }
  addPlayers(world, { corpus });
  addPlaces(world, { catalogue, corpus });
  addTexts(world, { corpus, news });
  for (const documents of Object.values(world.documents)) documents.store.compact();
  return world;
}

function addPlayers({ documents, ids }: MutableWorld, { corpus }: Pick<ShippedWorld, 'corpus'>) {
  const named = [
    ...demoRoles(0).map(({ username, name = username }) => ({ username, name })),
    ...NAMED_PLAYERS,
  ];
  const countries = [...new Set(corpus.cities.map(({ country }) => country))];
  const taken = named.map(({ username }) => username);
  const draw = createNameDrawer(corpus.names, createChance(2012, 'judged players'), taken);
  const others = Array.from({ length: 1_200 }, (_, at) => draw(countries[at % countries.length] ?? ''));
  for (const [at, player] of [...named, ...others].entries()) {
    documents.players.set({ id: `${at + 1}`, ...toPlayerDocument(player) });
    addName(ids.players, player.username, `${at + 1}`);
  }
}

function addPlaces(
  { documents, ids }: MutableWorld,
  { catalogue, corpus }: Pick<ShippedWorld, 'catalogue' | 'corpus'>,
) {
  const categories = new Map(catalogue.categories.map(({ slug, name }) => [slug, name]));
  const places = corpus.cities.flatMap(({ city, places: list }) => list.map((place) => ({ ...place, city })));
  for (const [at, { name, city, category }] of places.entries()) {
    const id = `${at + 1}`;
    const category_name = categories.get(category) ?? '';
    documents.places.set({ id, ...toPlaceDocument({ name, city, category_name }) });
    addName(ids.places, name, id);
    addName(ids.places, `city:${city}`, id);
    addName(ids.places, `category:${category_name}`, id);
  }
}

function addTexts({ documents, ids }: MutableWorld, { corpus, news }: Pick<ShippedWorld, 'corpus' | 'news'>) {
  const add = (document: Parameters<Documents['set']>[0]) => {
    documents.threads.set(document);
    addName(ids.threads, document.name, document.id);
  };
  const threads = corpus.forums.flatMap((forum) => forum.threads);
  let postId = 0;
  for (const [at, { title, posts }] of threads.entries()) {
    const id = `thread.${at + 1}`;
    add({ id, name: title });
    for (const { text } of posts)
      documents.threads.addPart(id, ++postId, largeWords(text.replace(/<[^>]*>/g, ' ')));
  }
  for (const [at, post] of news.entries())
    add(toNewsDocument({ ...post, id: at + 1, published_at: new Date(post.date) }));
  for (const document of faqDocuments()) add(document);
}

interface MutableWorld {
  documents: Record<WordKind, Documents>;
  ids: Record<WordKind, Map<string, Set<string>>>;
}

function emptyDocuments(): Record<WordKind, Documents> {
  return {
    items: new Documents(),
    sets: new Documents(),
    players: new Documents(),
    places: new Documents(),
    threads: new Documents({ prefersShortNames: false }),
  };
}

function emptyNames(): MutableWorld['ids'] {
  return { items: new Map(), sets: new Map(), players: new Map(), places: new Map(), threads: new Map() };
}

function addName(names: Map<string, Set<string>>, name: string, id: string) {
  names.set(name, (names.get(name) ?? new Set()).add(id));
}
