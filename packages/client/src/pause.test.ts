import { expect, test } from 'vitest';
import { pause } from './pause.ts';

test('a pause longer than the maximum timer does not end at once [DV-03]', async () => {
  const reason = new Error('long enough');
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 30);

  await expect(pause(2 ** 40, controller.signal)).rejects.toBe(reason);
});
