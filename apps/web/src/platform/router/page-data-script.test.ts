import { expect, test } from 'vitest';
import { pageDataScript } from './page-data-script.ts';

test('the data of a page are one script that cannot be left', async () => {
  const data = new Response('["</script><!--\u2028&"]\n').body as ReadableStream<Uint8Array>;

  const script = await pageDataScript(data, 'a-nonce');

  expect(script).toBe(
    '<script nonce="a-nonce">window.__reactRouterContext.streamController.enqueue(' +
      '"[\\"\\u003c/script\\u003e\\u003c!--\\u2028\\u0026\\"]\\n"' +
      ');window.__reactRouterContext.streamController.close();</script>',
  );
});
