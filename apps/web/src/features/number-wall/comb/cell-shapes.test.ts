import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { POLYGONS } from './cell-shapes.ts';

const sheet = readFileSync(join(import.meta.dirname, '../../../game-ui/state-mark.module.css'), 'utf8');

test.each(Object.entries(POLYGONS))(
  'the mark of %s has the same shape on the wall and elsewhere',
  (state, points) => {
    const rules = sheet.split('}').filter((rule) => rule.includes(`.mark[data-state="${state}"] {`));
    const [, polygon = ''] = /polygon\(([^)]*)\)/.exec(rules.join()) ?? [];

    expect(
      polygon.split(',').map((point) =>
        point
          .trim()
          .split(/\s+/)
          .map((part) => Number.parseFloat(part)),
      ),
    ).toEqual(points);
  },
);
