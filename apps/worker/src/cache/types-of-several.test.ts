import { expect, test } from 'vitest';
import { withSeveralTypes } from './types-of-several.ts';

const KNOWN: Record<string, unknown> = {
  '/single-item/1': { name: 'Lamp' },
  '/single-item/2': { name: 'Bell' },
};
const answers = withSeveralTypes({ madeAt: '2026-01-01', of: (key) => KNOWN[key] });

test.each([
  { key: '/single-item/1', answer: { name: 'Lamp' } },
  { key: '/single-item/1,2', answer: { 1: { name: 'Lamp' }, 2: { name: 'Bell' } } },
  { key: '/single-item/1%2C2', answer: { 1: { name: 'Lamp' }, 2: { name: 'Bell' } } },
  { key: '/single-item/1,9', answer: { 1: { name: 'Lamp' } } },
  { key: '/single-item/9', answer: undefined },
])('$key is answered from the answers for each [FK-01]', ({ key, answer }) => {
  expect(answers.of(key)).toEqual(answer);
});
