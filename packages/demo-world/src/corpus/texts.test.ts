import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';

const { corpus } = await readShippedFiles();

test('every placeholder of the shipped texts is a fact or a part of the same language', () => {
  expect(() => createComposer(corpus.texts)).not.toThrow();
});
