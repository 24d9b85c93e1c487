import { expect, test } from 'vitest';
import { hueAttribute } from './hue.ts';

test.each([
  { hue: undefined, attribute: {} },
  { hue: 0, attribute: { 'data-hue': 0 } },
  { hue: 252, attribute: { 'data-hue': 250 } },
  { hue: 358, attribute: { 'data-hue': 0 } },
  { hue: 365, attribute: { 'data-hue': 5 } },
  { hue: -10, attribute: { 'data-hue': 350 } },
])('hue $hue is rounded to the nearest step in the stylesheet', ({ hue, attribute }) => {
  expect(hueAttribute(hue)).toEqual(attribute);
});
