import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toJsonp } from './jsonp.ts';

test('the script passes the exact value [AP-21]', () => {
  const value = { posts: [{ title: 'Ends\u2028of\u2029lines, "quotes", </script> & \\ \ud83d\udc1d' }] };

  const script = toJsonp('app.show', value);

  expect(runInNewContext(script, { app: { show: (given: unknown) => JSON.stringify(given) } })).toBe(
    JSON.stringify(value),
  );
  expect(script).toMatch(/^\/\*\*\/app\.show\(\{/);
  expect(script).not.toMatch(/[\u2028\u2029]/);
});
