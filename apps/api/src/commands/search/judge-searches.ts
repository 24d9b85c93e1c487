import { searchDocuments } from '@wallabee/game/words/search-documents';
import type { WordIndex, WordKind } from '@wallabee/game/words/word-index';
import { readShippedWorld } from '../world/shipped-world.ts';
import { ITEM_SEARCHES } from './judged/item-searches.ts';
import { PLACE_SEARCHES } from './judged/place-searches.ts';
import { PLAYER_SEARCHES } from './judged/player-searches.ts';
import { SET_SEARCHES } from './judged/set-searches.ts';
import { TEXT_SEARCHES } from './judged/text-searches.ts';
import { createJudgedWorld, type JudgedWorld } from './judged-world.ts';

export interface JudgedSearch {
  kind: WordKind;
  text: string;
  /** The names of what the player means; none where nothing should be found. */
  relevant: string[];
}

export interface Judgement extends JudgedSearch {
  /** From 0 to 1. */
  precision: number;
  /** The names of the first results. */
  found: string[];
}

/** The first so many results are judged. */
const JUDGED_RESULTS = 5;

export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  ...searchesOf('items', ITEM_SEARCHES),
  ...searchesOf('sets', SET_SEARCHES),
  ...searchesOf('players', PLAYER_SEARCHES),
  ...searchesOf('places', PLACE_SEARCHES),
  ...searchesOf('threads', TEXT_SEARCHES),
];

function searchesOf(kind: WordKind, table: string): JudgedSearch[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', names = ''] = line.split(' = ');
      return { kind, text, relevant: names === 'nothing' ? [] : names.split(' | ') };
    });
}

/** `npm run search:judge`: precision at 5 over the judged searches, and every search that misses something. */
export async function judgeSearches({ report }: { report: (line: string) => void }) {
  const world = createJudgedWorld(await readShippedWorld());
  const index = wordIndexOf(world);
  const judgements = await Promise.all(JUDGED_SEARCHES.map((search) => judge(world, index, search)));
  for (const judgement of judgements.filter(({ precision }) => precision < 1)) report(lineOf(judgement));
  for (const kind of ['items', 'sets', 'players', 'places', 'threads'] as const) {
    const ofKind = judgements.filter((judgement) => judgement.kind === kind);
    report(`${kind}: ${meanPrecision(ofKind).toFixed(3)} in ${ofKind.length} searches`);
  }
  report(
    `Precision at ${JUDGED_RESULTS}: ${meanPrecision(judgements).toFixed(3)} in ${judgements.length} searches`,
  );
}

export function wordIndexOf({ documents }: JudgedWorld): WordIndex {
  return searchDocuments({
    documentsOf: async (kind) => documents[kind],
    // Without forums, so that visitors see all of them.
    siteTexts: async () => documents.threads,
    postsOf: async () => [],
    now: () => new Date(),
  });
}

/**
 * How many of the first results the player means, of five or, where fewer are meant, of so many. Where nothing is meant,
 * any result is wrong.
 */
export async function judge(
  { documents, ids }: JudgedWorld,
  index: WordIndex,
  search: JudgedSearch,
): Promise<Judgement> {
  const { kind, text, relevant } = search;
  const meant = new Set(relevant.flatMap((name) => [...(ids[kind].get(name) ?? unknown(search, name))]));
  const wanted = Math.min(JUDGED_RESULTS, meant.size);
  const { matches } = await index.find(kind, text, { most: JUDGED_RESULTS, viewer: null });
  const good = matches.slice(0, wanted).filter(({ id }) => meant.has(id)).length;
  const precision = wanted > 0 ? good / wanted : Number(matches.length === 0);
  return { ...search, precision, found: matches.map(({ id }) => documents[kind].nameOfId(id)) };
}

export function meanPrecision(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { precision }) => sum + precision, 0) / judgements.length;
}

function unknown({ kind, text }: JudgedSearch, name: string): never {
  throw new Error(`The search ${text} names ${name}, which is not among the ${kind}.`);
}

function lineOf({ kind, text, precision, relevant, found }: Judgement): string {
  const wanted = relevant.slice(0, JUDGED_RESULTS).join(' | ') || 'nothing';
  return `${precision.toFixed(2)} ${kind} “${text}”: found ${found.join(' | ') || 'nothing'}; meant ${wanted}`;
}
