import { afterEach, expect, test, vi } from 'vitest';

const SITE = 'https://wallabee.example';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Tab {
  url: string;
  focused?: boolean;
}

/** The worker with a browser around it that writes down what is asked of it. */
async function startWorker(tabs: Tab[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const clients = {
    claim: async () => {},
    matchAll: async () => tabs.map((tab) => clientOf(tab)),
    openWindow: async (url: string) => void opened.push(url),
  };
  const registration = {
    showNotification: async (title: string, options: Record<string, unknown>) =>
      void shown.push({ title, options }),
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => {},
    location: { origin: SITE },
    clients,
    registration,
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('BUILD', { id: 'a', pages: 'a', files: '', renderer: '', search: '' });
  await import('../worker.ts');
  async function send(name: string, facts: object) {
    let work: unknown;
    listeners.get(name)?.({ ...facts, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  }
  return { send, shown, opened };
}

function clientOf(tab: Tab) {
  const client = {
    get url() {
      return tab.url;
    },
    async focus() {
      tab.focused = true;
      return client;
    },
    async navigate(url: string) {
      tab.url = url;
    },
  };
  return client;
}

const pushed = (message: object) => ({ data: { json: () => message } });
const pressed = (url?: string) => ({ notification: { close: () => {}, data: { url } } });

test('what is pushed is shown, with the address of its page [AL-03]', async () => {
  const worker = await startWorker();
  await worker.send('push', pushed({ title: 'A swap', body: 'Zoë offers', url: '/swaps/7', tag: 'swap:7' }));
  expect(worker.shown).toEqual([
    {
      title: 'A swap',
      options: expect.objectContaining({ body: 'Zoë offers', tag: 'swap:7', data: { url: '/swaps/7' } }),
    },
  ]);
});

test('a message that cannot be read is shown as well', async () => {
  const worker = await startWorker();
  const json = () => {
    throw new SyntaxError('no JSON');
  };
  await worker.send('push', { data: { json } });
  await worker.send('push', { data: null });
  expect(worker.shown.map(({ title }) => title)).toEqual(['WallaBee', 'WallaBee']);
});

test('a press opens a tab where none is open', async () => {
  const worker = await startWorker();
  await worker.send('notificationclick', pressed('/swaps/7'));
  expect(worker.opened).toEqual([`${SITE}/swaps/7`]);
});

test('a press leads an open tab there, and prefers one that shows the page', async () => {
  const [other, same] = [{ url: `${SITE}/faq` }, { url: `${SITE}/swaps/7` }] as Tab[];
  const worker = await startWorker([other as Tab, same as Tab]);
  await worker.send('notificationclick', pressed('/swaps/7'));
  expect([other?.focused, same?.focused]).toEqual([undefined, true]);
  await worker.send('notificationclick', pressed('/hive'));
  expect(other).toEqual({ url: `${SITE}/hive`, focused: true });
  expect(worker.opened).toEqual([]);
});

test('a press never leaves the site', async () => {
  const worker = await startWorker();
  await worker.send('notificationclick', pressed('https://elsewhere.example/'));
  await worker.send('notificationclick', pressed('//elsewhere.example/'));
  expect(worker.opened).toEqual([]);
});
