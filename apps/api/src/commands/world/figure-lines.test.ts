import type { Figure } from '@wallabee/demo-world/figures/figure';
import { expect, test } from 'vitest';
import { figureLines } from './figure-lines.ts';

test('the table has a line for each figure, and examples of what is not as wanted [WD-01]', () => {
  const figures: Figure[] = [
    aFigure({ name: 'items', value: 150_487, wanted: { least: 100_000, most: 250_000 } }),
    aFigure({
      name: 'items of the commonest type',
      unit: 'share',
      value: 0.10024,
      wanted: { least: Number.NEGATIVE_INFINITY, most: 0.02 },
      isMet: false,
      examples: ['15094 × 143 Chocolate-Box Ribbon'],
    }),
    aFigure({ name: 'trades', value: 2_631, wanted: { least: 2_000, most: Number.POSITIVE_INFINITY } }),
    aFigure({ name: 'acts after Last Active', wanted: { least: Number.NEGATIVE_INFINITY, most: 0 } }),
  ];

  expect(figureLines(figures)).toEqual([
    'ok  items                          150,487   100,000 to 250,000',
    'NO  items of the commonest type    10.02 %   ≤ 2 %',
    '      15094 × 143 Chocolate-Box Ribbon',
    'ok  trades                           2,631   ≥ 2,000',
    'ok  acts after Last Active               0   0',
  ]);
});

function aFigure(figure: Partial<Figure> & Pick<Figure, 'name' | 'wanted'>): Figure {
  return { value: 0, unit: 'count', isMet: true, examples: ['not shown'], ...figure };
}
