import { DAYS_OF_CHANGES, DAYS_OF_FULL_FILES } from '@wallabee/contract/bulk/bulk-kinds';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import { ProblemCode } from '@wallabee/contract/protocol/problem';
import { expect, test } from 'vitest';
import { htmlOf } from './text.ts';
import { readText } from './texts.server.ts';

const guide = readText('developers', {
  api: 'https://api.test',
  support: 'https://support.test/',
  supportEmail: 'help@support.test',
  store: 'https://store.test/',
});
const blocks = guide.sections
  .flatMap(({ parts }) => parts)
  .flatMap((part) => (typeof part === 'string' ? [] : [part]));

test('the table of errors lists exactly the codes of the contract [ER-03]', () => {
  const named = rowsOf('errors').flatMap(([, codes = '']) => codesIn(codes));

  expect(new Set(named)).toEqual(new Set(ProblemCode.options));
});

test('the errors list the reasons that a program must handle [ER-03]', () => {
  const reasons = rowsOf('errors').flatMap(([, , whatToDo = '']) => codesIn(whatToDo));

  expect(reasons).toEqual(
    expect.arrayContaining(['idempotency_key_under_way', 'outcome_unknown', 'idempotency_key_reused']),
  );
});

test('the table of network costs has the bulk file [DV-04]', () => {
  const [, points] = rowsOf('limits').find(([what]) => what?.includes('bulk file')) ?? [];

  expect(points).toBe(String(NETWORK_COSTS.bulkFile));
});

test('the samples of bulk files contain no date, and the text states the retention [DV-04]', () => {
  const html = htmlIn('everything-at-once');
  const samples = blocks.filter(({ code }) => code.includes('/bulk'));

  expect(samples).toHaveLength(3);
  expect(samples.filter(({ code }) => /\d{4}-\d\d-\d\d/.test(code))).toEqual([]);
  expect(html).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(html).toContain(`stays for ${DAYS_OF_FULL_FILES} days`);
  expect(html).toContain(`changes stay for ${DAYS_OF_CHANGES} days`);
});

test('every code block has a unique label', () => {
  const labels = blocks.map(({ label }) => label);

  expect(labels.length).toBeGreaterThan(15);
  expect(new Set(labels).size).toBe(labels.length);
});

function htmlIn(id: string): string {
  return htmlOf(guide.sections.find((section) => section.id === id)?.parts ?? []);
}

function rowsOf(id: string): string[][] {
  return [...htmlIn(id).matchAll(/<tr role="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td role="cell">(.*?)<\/td>/g)].map(([, cell = '']) => cell),
  );
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/<code>([a-z_]+)<\/code>/g)].map(([, code = '']) => code);
}
