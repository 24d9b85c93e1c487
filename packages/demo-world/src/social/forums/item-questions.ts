import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { CatalogueWords, TypeWords } from './catalogue-words.ts';
import { inWords, typeFacts } from './world-facts.ts';

export const QUESTIONS = [
  'made',
  'where',
  'store',
  'designer',
  'released',
  'retired',
  'uses',
  'set',
] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Answer {
  readonly question: Question;
  /** What the catalogue says. */
  readonly right: Facts;
  /** What somebody might believe instead. */
  readonly wrong: Facts | undefined;
}

/** The questions that the catalogue can answer about the type at that time. */
export function answersAbout(words: CatalogueWords, type: TypeWords, at: Instant, chance: Chance): Answer[] {
  return QUESTIONS.flatMap((question) => {
    const answer = ANSWERS[question]({ words, type, at, chance });
    if (!answer) return [];
    const common = typeFacts(type);
    return [
      {
        question,
        right: { ...common, ...answer.right },
        wrong: answer.wrong && { ...common, ...answer.wrong },
      },
    ];
  });
}

interface Asking {
  words: CatalogueWords;
  type: TypeWords;
  at: Instant;
  chance: Chance;
}

type Answering = (asking: Asking) => { right: Facts; wrong?: Facts | undefined } | undefined;

const ANSWERS: Record<Question, Answering> = {
  made: ({ words, type, at, chance }) => {
    const formula = type.formulas[0];
    if (!formula) return undefined;
    const [component, component2] = formula;
    const parts = new Set(type.formulas.flat());
    const inSet = words
      .set(type.setId)
      .types.filter(({ name, releasedAt }) => name !== type.name && releasedAt <= at && !parts.has(name));
    const guess = chance.pick(inSet);
    return { right: { component, component2 }, wrong: guess && { component, component2: guess.name } };
  },
  where: ({ words, type, chance }) => {
    if (type.categories.length === 0) return undefined;
    const others = words.categories.filter((category) => !type.categories.includes(category));
    return {
      right: { categories: listed(type.categories), category: type.categories[0] },
      wrong: { category: chance.pick(others) },
    };
  },
  store: ({ type }) => {
    const [store] = type.stores;
    return store === undefined || type.cost === null
      ? undefined
      : { right: { store, cost: type.cost }, wrong: {} };
  },
  designer: ({ words, type, chance }) => {
    if (!type.designer) return undefined;
    const others = words.types.filter(({ designer }) => designer !== null && designer !== type.designer);
    const wrong = chance.pick(others)?.designer;
    return { right: { designer: type.designer }, wrong: wrong ? { designer: wrong } : undefined };
  },
  released: ({ type }) => ({
    right: {
      date: inWords(new Date(type.releasedAt), 'en', { day: 'numeric', month: 'long', year: 'numeric' }),
    },
  }),
  retired: ({ type, at }) =>
    type.retiredAt === null || type.retiredAt > at
      ? undefined
      : {
          right: { date: inWords(new Date(type.retiredAt), 'en', { month: 'long', year: 'numeric' }) },
          wrong: {},
        },
  uses: ({ type, at, chance }) => {
    const product = chance.pick(type.makes.filter(({ releasedAt }) => releasedAt <= at));
    return product && { right: { item2: product.name }, wrong: {} };
  },
  set: ({ words, type, at, chance }) => {
    const others = words.sets.filter(
      ({ isOrdinary, id, releasedAt }) => isOrdinary && id !== type.setId && releasedAt <= at,
    );
    const wrong = chance.pick(others);
    return { right: { set: type.set }, wrong: wrong && { set: wrong.name } };
  },
};

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
