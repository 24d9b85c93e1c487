import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ApiDocument, operationsOf } from '../document/api-document.ts';
import type { CallDoc } from '../document/call-docs.ts';
import { readCall } from '../document/read-call.server.ts';
import { toLine } from '../document/read-calls.server.ts';
import { composedValues, sampleRequest, samplesOf } from './samples.server.ts';

const API = 'https://wallabee.example/api';
const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../docs/openapi.json'), 'utf8'),
);

test.each(operationsOf(document).map((located) => toLine(located).slug))(
  'the JavaScript of %s makes the call',
  async (slug) => {
    const call = callNamed(slug);
    const wanted = sampleRequest(call, API);
    if (wanted.answer === 'stream') return;
    const sent: { url: string; options: RequestInit }[] = [];
    const fetch = async (url: string, options: RequestInit = {}) => {
      sent.push({ url, options });
      return new Response('{"done":true}');
    };

    const shown: unknown[] = [];
    const console = { log: (value: unknown) => shown.push(value) };

    await run(textIn(call, 'JavaScript'), { fetch, file: 'bytes', console });

    const [{ url, options } = { url: '', options: {} }] = sent;
    expect(shown).toHaveLength(1);
    expect(url).toBe(wanted.url);
    expect(options.method ?? 'GET').toBe(call.method);
    expect(options.headers ?? {}).toEqual(Object.fromEntries(wanted.headers));
    if (wanted.json !== undefined) expect(JSON.parse(String(options.body))).toEqual(wanted.json);
    if (wanted.form) expect([...(options.body as URLSearchParams)]).toEqual(wanted.form);
  },
);

describe('the samples', () => {
  test('of a GET have its address and the key', () => {
    expect(textIn(callNamed('list-market'), 'curl')).toBe(
      `curl '${API}/market' \\\n  --header 'X-WallaBee-API-Key: YOUR_KEY'`,
    );
  });

  test('of a call with a JSON body use the literals of each language', () => {
    const call = callNamed('change-own-swaps');

    expect(textIn(call, 'curl')).toContain("--request PUT \\\n  --header 'X-WallaBee-API-Key: YOUR_KEY'");
    expect(textIn(call, 'Python')).toContain('"offers_spares": True,');
  });

  test.each([
    { slug: 'read-thumbnail', names: ['name'] },
    { slug: 'delete-alert', names: ['alertId'] },
    { slug: 'deliver-again', names: ['webhookId', 'deliveryId'] },
    { slug: 'read-profile', names: [] },
    { slug: 'list-market', names: [] },
  ])('of $slug have the composed values $names in the address', ({ slug, names }) => {
    expect(composedValues(callNamed(slug))).toEqual(names);
  });

  test('quote characters that a shell would interpret', () => {
    const call = { ...callNamed('find-players') };
    const inputs = call.inputs.map((input) => ({ ...input, isRequired: true, example: "o'neil $HOME" }));
    const path = '/players/{name}';
    const named = { ...call, path, inputs: [{ ...inputs[0], name: 'name', place: 'path' }] } as CallDoc;

    expect(textIn(named, 'curl')).toContain("'https://wallabee.example/api/players/o'\\''neil%20%24HOME'");
  });

  test('of a picture store it in a file', () => {
    expect(textIn(callNamed('read-picture'), 'curl')).toMatch(/--output answer$/);
    expect(textIn(callNamed('read-picture'), 'Python')).toContain('file.write(response.read())');
  });

  test('of a text print it', () => {
    const call = callNamed('read-store-feed');

    expect(textIn(call, 'curl')).not.toContain('--output');
    expect(textIn(call, 'JavaScript')).toContain('await response.text()');
    expect(textIn(call, 'Python')).toContain('print(response.read().decode())');
  });

  test('of a call that can redirect follow redirects', () => {
    expect(textIn(callNamed('download-bulk-file'), 'curl')).toContain(
      `curl --location '${API}/bulk/numbers'`,
    );
  });

  test('of the event stream read it event by event', () => {
    expect(textIn(callNamed('follow-events'), 'JavaScript')).toContain('// For browsers;');
    expect(textIn(callNamed('follow-events'), 'Python')).toContain('for line in response:');
  });
});

function callNamed(slug: string): CallDoc {
  const found = readCall(document, slug);
  if (!found) throw new Error(`there is no call ${slug}`);
  return found.call;
}

function textIn(call: CallDoc, language: string): string {
  return samplesOf(call, API).find((sample) => sample.language === language)?.text ?? '';
}

async function run(code: string, names: Record<string, unknown>) {
  const program = new Function(...Object.keys(names), `return (async () => {\n${code}\n})()`);
  await program(...Object.values(names));
}
