import { expect, test } from 'vitest';
import { createKeptPages, type MadePage } from './kept-pages.ts';
import { cutPage } from './page-body.ts';

function createPages({ mostBytes = 1_000_000 } = {}) {
  const time = { now: 0 };
  const pages = createKeptPages({ clock: () => time.now, keptMs: 5_000, mostBytes });
  let made = 0;
  const make = async (status = 200): Promise<MadePage> => {
    made += 1;
    return { status, headers: {}, body: cutPage(`page ${made}`.padEnd(1_000), 'nonce') };
  };
  const read = async (address: string, status?: number) => {
    const { body } = await pages.find(address, () => make(status));
    return body.fill('n'.repeat(24)).toString().trim();
  };
  return { pages, read, time };
}

test('a page is made once for all who ask, and again when it is too old', async () => {
  const { read, time } = createPages();

  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read('/')).toBe('page 1');
  expect(await read('/?other')).toBe('page 2');
  time.now = 5_000;
  expect(await read('/')).toBe('page 3');
});

test.each([404, 500, 503, 302])('a page with the status %s is made anew each time', async (status) => {
  const { read } = createPages();

  expect(await read('/', status)).toBe('page 1');
  expect(await read('/', status)).toBe('page 2');
});

test('a failure is everybody’s who waited, and nobody’s after them', async () => {
  const { pages, read } = createPages();
  const fail = () => pages.find('/', () => Promise.reject(new Error('no')));

  const [first, second] = await Promise.allSettled([fail(), fail()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(await read('/')).toBe('page 1');
});

test('what is forgotten while it is being made is not kept', async () => {
  const { pages, read } = createPages();
  const asked = read('/');
  pages.forget();

  expect(await asked).toBe('page 1');
  expect(await read('/')).toBe('page 2');
  expect(await read('/')).toBe('page 2');
});

test('nor is it when another is being made by the time it is done', async () => {
  const { pages } = createPages();
  const aPage = (): MadePage => ({ status: 200, headers: {}, body: cutPage('page', 'nonce') });
  const finish: ((page: MadePage) => void)[] = [];
  const find = () => pages.find('/', () => new Promise((resolve) => finish.push(resolve)));
  const old = find();
  pages.forget();
  const next = find();

  finish[0]?.(aPage());
  await old;
  expect(find()).toBe(next);
  finish[1]?.(aPage());
  expect(find()).toBe(next);
  expect(await next).toBe(await find());
  expect(finish).toHaveLength(2);
});

test('the oldest make room, however many addresses are made up', async () => {
  const { pages, read } = createPages({ mostBytes: 5_000 });
  for (let number = 0; number < 100; number++) await read(`/?${number}`);

  expect(pages.bytes()).toBeLessThanOrEqual(5_000);
  expect(await read('/?99')).toBe('page 100');
  expect(await read('/?0')).toBe('page 101');
  await read(`/?${'x'.repeat(400)}`);
  expect(await read(`/?${'x'.repeat(400)}`)).toBe('page 103');
});
