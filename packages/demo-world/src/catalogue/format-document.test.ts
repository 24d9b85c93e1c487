import { readFile } from 'node:fs/promises';
import { COUNTED } from '@wallabee/game/state/counted';
import { ITEM_ROLES } from '@wallabee/game/state/item-type';
import { expect, test } from 'vitest';
import { readFiles } from './small-catalogue.fixture.ts';

const document = await readFile(new URL('../../../../docs/catalogue-format.md', import.meta.url), 'utf8');

test('the examples of docs/catalogue-format.md make a valid catalogue', async () => {
  const examples = [...document.matchAll(/^## (?:A set: )?(\S+\.yaml)\n[\s\S]*?```yaml\n([\s\S]*?)```/gm)];
  const files = examples.map(([, name = '', text = '']) => [name.replace('*', '040'), text]);

  const reading = await readFiles(Object.fromEntries(files), { has: () => true });

  expect(files).toHaveLength(6);
  expect(reading).toMatchObject({ isValid: true });
});

test.each([...ITEM_ROLES, ...COUNTED])('docs/catalogue-format.md describes %s', (word) => {
  expect(document).toContain(`\`${word}\``);
});
