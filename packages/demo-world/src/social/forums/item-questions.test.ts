import { createChance } from '@wallabee/simulated-players/chance';
import { expect, test } from 'vitest';
import { toGameCatalogue } from '../../play/type-facts.ts';
import { readShippedFiles } from '../../shipped-files.fixture.ts';
import { createCatalogueWords } from './catalogue-words.ts';
import { answersAbout, QUESTIONS, type Question } from './item-questions.ts';

const until = Date.UTC(2026, 5, 1);
const chance = createChance(1, 'questions');
const { catalogue } = await readShippedFiles();
const words = createCatalogueWords(catalogue, toGameCatalogue(catalogue, chance, until));
const itemOf = new Map(catalogue.items.map((item) => [item.id, item]));
const answers = words.types.flatMap((type) =>
  answersAbout(words, type, until, chance).map((answer) => ({ item: itemOf.get(type.id), ...answer })),
);
const nameOf = (id: number) => itemOf.get(id as Item['id'])?.name;
const byName = new Map(catalogue.items.map((item) => [item.name, item]));

test.each(QUESTIONS)('answers about "%s" follow the catalogue, and a wrong guess does not', (question) => {
  const asked = answers.filter((answer) => answer.question === question);
  const untrue = asked.filter(({ item, right }) => !item || !isTrue(question, item, right));
  const lucky = asked.filter(
    ({ item, wrong }) => wrong && Object.keys(wrong).length > 4 && item && isTrue(question, item, wrong),
  );

  expect(asked.length).toBeGreaterThan(0);
  expect(untrue.map(({ item, right }) => [item?.name, right])).toEqual([]);
  expect(lucky.map(({ item, wrong }) => [item?.name, wrong])).toEqual([]);
});

test('a wrong guess names nothing that was not released by then', () => {
  const at = Date.UTC(2014, 0, 1);
  const known = new Set(
    [...words.sets, ...words.types].filter(({ releasedAt }) => releasedAt <= at).map(({ name }) => name),
  );
  const guesses = words.types
    .filter(({ releasedAt }) => releasedAt <= at)
    .flatMap((type) => answersAbout(words, type, at, chance))
    .flatMap(({ question, wrong }) => {
      if (!wrong) return [];
      return question === 'set' ? [wrong.set] : question === 'made' ? [wrong.component2] : [];
    });

  expect(guesses.length).toBeGreaterThan(20);
  expect(guesses.filter((name) => !known.has(String(name)))).toEqual([]);
});

type Item = (typeof catalogue.items)[number];
type Right = (typeof answers)[number]['right'];

function isTrue(question: Question, item: Item, right: Right): boolean {
  return CHECKS[question](item, right);
}

const CHECKS: Record<Question, (item: Item, facts: Right) => boolean> = {
  made: ({ formulas }, { component, component2 }) =>
    formulas.some(([a, b]) => nameOf(a) === component && nameOf(b) === component2),
  where: ({ categories }, { categories: listed, category }) => {
    const names = categories.map((id) =>
      catalogue.categories.find((one) => one.id === id)?.name.toLowerCase(),
    );
    return listed === undefined
      ? names.includes(String(category))
      : names.every((name) => String(listed).includes(name ?? '?'));
  },
  store: ({ stores, store_cost }, { store, cost }) =>
    cost === store_cost && stores.some((id) => catalogue.stores.find((one) => one.id === id)?.name === store),
  designer: ({ designer }, facts) => facts.designer === designer,
  released: ({ released_at }, { date }) =>
    Date.parse(`${date} UTC`) === Math.floor(Date.parse(released_at ?? '') / 86_400_000) * 86_400_000,
  retired: ({ is_retired }) => is_retired,
  uses: ({ id }, { item2 }) => byName.get(String(item2))?.formulas.flat().includes(id) ?? false,
  set: ({ set_id }, { set }) => catalogue.sets.find(({ id }) => id === set_id)?.name === set,
};
