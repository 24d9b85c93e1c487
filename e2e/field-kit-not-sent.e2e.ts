import { expect, type Page, test } from '@playwright/test';
import { gotoHydrated } from './item-world.ts';
import {
  conversationAddress,
  countMessages,
  expectWaiting,
  messageBox,
  read,
  untilOutboxLoaded,
  waiting,
  waitingList,
  writeMessage,
} from './outbox-world.ts';
import { logInAs } from './players.ts';

const FORUM = 3;

test('a new thread waits, and is posted once [FK-02]', async ({ page, context }) => {
  const title = `Written in a tunnel, ${Date.now()}`;
  await logInAs(page, 'staff');
  await gotoHydrated(page, `/addthread/${FORUM}`);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill('Nothing to see but cables.');
  await untilOutboxLoaded(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expectWaiting(page, title);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(await countThreads(title)).toBe(0);
  await context.setOffline(false);

  await expect(waitingList(page)).toHaveCount(0, { timeout: 60_000 });
  expect(await countThreads(title)).toBe(1);
});

test('what has waited too long is not sent, and its text can be edited [FK-02]', async ({
  page,
  context,
}) => {
  const text = `Two weeks old, ${Date.now()}`;
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, await conversationAddress('demofriend', 'demo'));
  await expect(messageBox(page)).toBeVisible();
  await untilOutboxLoaded(page);
  await context.setOffline(true);
  await writeMessage(page, text);
  await expectWaiting(page, text);
  await ageOutbox(page, 14);

  await context.setOffline(false);

  await expect(waiting(page, text)).toContainText('Not sent: it has waited too long.');
  await waiting(page, text).getByRole('button', { name: 'Edit' }).click();
  await expect(messageBox(page)).toHaveValue(text);
  await expect(waitingList(page)).toHaveCount(0);
  expect(await countMessages('demofriend', 'demo', text)).toBe(0);
});

test('the kit says that what waits could not be read, and reads it again', async ({ page }) => {
  await logInAs(page, 'demofriend');
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      if (!sessionStorage.getItem('isReadable')) throw new Error('no storage');
      return open.apply(this, args);
    };
  });
  await gotoHydrated(page, '/kit');
  await expect(page.getByText('What waits could not be read. It is still on this device.')).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('isReadable', 'yes'));
  await page.getByRole('button', { name: /again/i }).click();

  await expect(page.getByText('Nothing waits.')).toBeVisible();
});

async function countThreads(title: string): Promise<number> {
  const { posts } = await read<{ posts: { title: string }[] }>('staff', `/forum/${FORUM}/0`);
  return posts.filter((thread) => thread.title === title).length;
}

function ageOutbox(page: Page, days: number) {
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const changing = opening.result.transaction('entries', 'readwrite');
          const reading = changing.objectStore('entries').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, createdAt: cursor.value.createdAt - ms });
            cursor.continue();
          };
          changing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    days * 24 * 60 * 60_000,
  );
}
