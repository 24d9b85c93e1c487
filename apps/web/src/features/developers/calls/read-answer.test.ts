import { describe, expect, test } from 'vitest';
import { type Answered, readAnswer } from './read-answer.ts';

describe('a complete answer', () => {
  test('is indented if it is JSON', async () => {
    const answered = await read(Response.json({ error: 'No such set.' }, { status: 404 }));

    expect(answered).toMatchObject({ status: 404, bytes: 24, isCut: false, isOpen: false });
    expect(answered.text).toBe('{\n  "error": "No such set."\n}');
  });

  test('that is not text has its type and size only', async () => {
    const body = Uint8Array.from([0x1f, 0x8b, 8, 0]);

    const answered = await read(new Response(body, { headers: { 'content-type': 'application/gzip' } }));

    expect(answered).toMatchObject({ type: 'application/gzip', bytes: 4, text: '' });
  });

  test('has its status line and its headers, sorted', async () => {
    const headers = { 'x-request-id': 'a', link: '<b>', ETag: '"c"', 'content-type': 'text/plain' };

    const answered = await read(new Response('', { status: 404, statusText: 'Not Found', headers }));

    expect(answered.head).toBe(
      '404 Not Found\ncontent-type: text/plain\netag: "c"\nlink: <b>\nx-request-id: a',
    );
  });

  test('over HTTP/2, which has no words of a status, has the number alone', async () => {
    expect((await read(new Response(null, { status: 204 }))).head).toBe('204');
  });

  test('that is long is cut at its end', async () => {
    const answered = await read(new Response(`first${'x'.repeat(20_000)}`));

    expect(answered).toMatchObject({ bytes: 20_005, isCut: true });
    expect(answered.text).toHaveLength(20_000);
    expect(answered.text).toMatch(/^first/);
  });
});

describe('a stream', () => {
  test('is shown as it arrives', async () => {
    const stream = aStream();
    const parts: Answered[] = [];
    const reading = read(stream.response, (part) => parts.push(part));
    await expect.poll(() => parts.at(-1)).toMatchObject({ status: 200, bytes: 0, isOpen: true });

    stream.send('event: new_item\n');
    await expect.poll(() => parts.at(-1)).toMatchObject({ text: 'event: new_item\n', isOpen: true });
    stream.send('data: ключ\n\n');
    await expect.poll(() => parts.at(-1)?.text).toBe('event: new_item\ndata: ключ\n\n');
    stream.end();

    expect(await reading).toMatchObject({ bytes: 32, isOpen: false, isCut: false });
  });

  test('that is stopped or interrupted keeps what arrived', async () => {
    const stream = aStream();
    const parts: Answered[] = [];
    const reading = read(stream.response, (part) => parts.push(part));
    stream.send('retry: 3000\n\n');
    await expect.poll(() => parts.at(-1)?.bytes).toBe(13);

    stream.fail();

    expect(await reading).toMatchObject({ text: 'retry: 3000\n\n', isOpen: false });
  });

  test('that is long is cut at its beginning', async () => {
    const stream = aStream();
    const reading = read(stream.response);
    stream.send(`first${'x'.repeat(19_990)}`);
    stream.send('the newest');
    stream.end();

    const { text, isCut, bytes } = await reading;

    expect({ length: text.length, isCut, bytes }).toEqual({ length: 20_000, isCut: true, bytes: 20_005 });
    expect(text).toMatch(/the newest$/);
    expect(text).not.toContain('first');
  });
});

function read(response: Response, onPart: (answered: Answered) => void = () => {}): Promise<Answered> {
  return readAnswer(response, performance.now(), onPart);
}

function aStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (text: string) => void writer.write(encoder.encode(text)),
    end: () => void writer.close(),
    fail: () => void writer.abort(new Error('The connection was lost.')),
  };
}
