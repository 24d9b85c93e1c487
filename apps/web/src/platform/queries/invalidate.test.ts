import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invalidate } from './invalidate.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();

function watch(path: string, queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(client, { queryKey: [path, {}], queryFn });
  onTestFinished(() => client.clear());
  onTestFinished(observer.subscribe(() => {}));
  return observer;
}

test('only the responses of the named calls are fetched again', async () => {
  const [forum, other] = [vi.fn(async () => 'forum'), vi.fn(async () => 'other')];
  const observers = [watch('/forum', forum), watch('/other', other)];
  await expect.poll(() => observers.every((observer) => observer.getCurrentResult().isSuccess)).toBe(true);

  await invalidate(client, [{ path: '/forum' }]);

  expect(forum).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});

test('a first response under way during the change is replaced by a newer one', async () => {
  const answers = ['old', 'new'];
  const read = vi.fn(async () => answers.shift());
  const observer = watch('/forum', read);

  await invalidate(client, [{ path: '/forum' }]);

  expect(read).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().data).toBe('new');
});

test('a response under way when it leaves the page is fetched again when it is next shown', async () => {
  const answers = ['first', 'old', 'new'];
  let answer = () => {};
  const read = vi.fn(async () => {
    if (answers.length === 2) await new Promise<void>((resolve) => (answer = resolve));
    return answers.shift();
  });
  const observer = new QueryObserver(client, { queryKey: ['/forum', {}], queryFn: read });
  onTestFinished(() => client.clear());
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe('first');
  void observer.refetch();
  leave();

  const invalidated = invalidate(client, [{ path: '/forum' }]);
  answer();
  await invalidated;

  const shown = watch('/forum', read);
  await expect.poll(() => shown.getCurrentResult().data).toBe('new');
});

test('a response that is not on the page is fetched when it is next shown', async () => {
  const read = vi.fn(async () => 'forum');
  await client.prefetchQuery({ queryKey: ['/forum', {}], queryFn: read });

  await invalidate(client, [{ path: '/forum' }]);
  expect(read).toHaveBeenCalledTimes(1);

  watch('/forum', read);
  await expect.poll(() => read.mock.calls.length).toBe(2);
});
