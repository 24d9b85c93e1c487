import { expect, test } from 'vitest';
import { CommandRefused } from '../command-refused.ts';
import { checkWorlds } from './check-worlds.ts';

test.each([
  { args: ['--kind=tiny'], sentence: 'There is no kind of world called tiny.' },
  { args: ['--seeds=1,two'], sentence: '1,two are not whole numbers.' },
  { args: ['--until=soon'], sentence: 'soon is not a date.' },
  { args: ['--world=demo'], sentence: "Unknown option '--world'" },
])('$args is refused with a sentence and the usage [WD-01]', async ({ args, sentence }) => {
  const refusal: unknown = await checkWorlds({ args, report: () => {} }).catch((failure: unknown) => failure);

  expect(refusal).toBeInstanceOf(CommandRefused);
  expect((refusal as CommandRefused).lines.join('\n')).toContain(sentence);
  expect((refusal as CommandRefused).lines.at(-1)).toContain('npm run world:check');
});

test('a world is reported with its cost, its figures and its faults [WD-01]', async () => {
  const lines: string[] = [];

  await checkWorlds({
    args: ['--kind=small', '--until=2026-06-01'],
    report: (line) => lines.push(line),
  }).catch((failure: unknown) => expect(failure).toBeInstanceOf(CommandRefused));

  expect(lines[0]).toBe('small world, seed 2012, until 2026-06-01');
  expect(lines.find((line) => line.startsWith('generated in'))).toMatch(
    /^generated in [\d.]+ s, [\d,]+ rows a second, [\d,]+ MB at most$/,
  );
  expect(lines.filter((line) => /^(ok|NO) /.test(line)).length).toBeGreaterThan(30);
  expect(lines).toContain('0 faults against the rules');
});
