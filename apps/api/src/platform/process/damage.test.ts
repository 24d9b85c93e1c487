import { expect, test, vi } from 'vitest';
import { stopAtDamage } from './damage.ts';
import { explain } from './failures.ts';
import { createUndoList } from './stopping.ts';

const damaged = Object.assign(new Error('invalid page in block 0 of relation "base/16385/16400"'), {
  code: 'XX001',
});

test('a damaged database page stops the site once, with instructions', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const lines: string[] = [];
  const undo = createUndoList();
  const closed = vi.fn(async () => {});
  undo.later(closed);
  const watch = stopAtDamage(undo, (line) => lines.push(line));

  watch(new Error('an ordinary failure'));
  watch(damaged);
  watch(damaged);
  await expect.poll(() => exit).toHaveBeenCalledWith(1);

  expect(closed).toHaveBeenCalledOnce();
  expect(lines).toEqual([
    'The site stops: the database is damaged (invalid page in block 0 of relation "base/16385/16400"). Keep its files as they are, and restore a backup into an empty database.',
  ]);
  exit.mockRestore();
});

test('damage during the start is explained, too', () => {
  expect(explain(damaged)).toMatch(/^The site could not start: the database is damaged \(invalid page/);
});
