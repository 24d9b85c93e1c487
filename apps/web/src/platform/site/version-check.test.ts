import { beforeEach, expect, test, vi } from 'vitest';
import { createVersionCheck, type VersionEnvironment } from './version-check.ts';

const OURS = '2024.06.06.002';
const NEWER = '2024.07.01.001';
let deployed: string | undefined;
let isTyping: boolean;
let isReady: boolean;
let remembered: string | null;
let order: string[];
let environment: VersionEnvironment;

beforeEach(() => {
  deployed = OURS;
  isTyping = false;
  isReady = true;
  remembered = null;
  order = [];
  environment = {
    deployedVersion: async () => deployed,
    wouldLoseText: () => isTyping,
    memory: {
      read: () => remembered,
      write(version) {
        remembered = version;
        order.push('remember');
      },
    },
    prepare: async () => isReady,
    activate: async () => void order.push('activate'),
    reload: vi.fn(() => void order.push('reload')),
  };
});

const aPage = () => createVersionCheck(OURS, environment);

test.each([OURS, '2024.06.06.001', undefined, '<html>'])(
  '%s is no reason to reload [RV-02]',
  async (version) => {
    deployed = version;

    expect(await aPage().check()).toBeUndefined();
    expect(order).toEqual([]);
  },
);

test('a newer version is activated before the reload [RV-02]', async () => {
  deployed = NEWER;

  await aPage().check();

  expect(order).toEqual(['remember', 'activate', 'reload']);
});

test('a reload that brings the old page again is not repeated [RV-02]', async () => {
  deployed = NEWER;
  for (let load = 0; load < 5; load += 1) {
    const page = aPage();
    await page.check();
    await page.check();
  }

  expect(environment.reload).toHaveBeenCalledOnce();
});

test('an even newer version reloads again [RV-02]', async () => {
  deployed = NEWER;
  await aPage().check();
  deployed = '2024.07.01.002';

  await aPage().check();

  expect(environment.reload).toHaveBeenCalledTimes(2);
});

test('unsaved text prevents the reload and the waiting version is returned [RV-02]', async () => {
  deployed = NEWER;
  isTyping = true;
  const page = aPage();

  expect(await page.check()).toBe(NEWER);
  expect(environment.reload).not.toHaveBeenCalled();

  isTyping = false;
  await page.check();
  expect(environment.reload).toHaveBeenCalledOnce();
});

test('a visitor who agrees gets the reload at once, even with unsaved text [RV-02]', async () => {
  isTyping = true;

  await aPage().reloadFor(NEWER);

  expect(order).toEqual(['remember', 'activate', 'reload']);
});

test('without storage only the visitor can reload [RV-02]', async () => {
  deployed = NEWER;
  environment.memory = undefined;

  expect(await aPage().check()).toBe(NEWER);
  expect(environment.reload).not.toHaveBeenCalled();
});

test('a version that is still being downloaded is opened at a later check [FK-04]', async () => {
  deployed = NEWER;
  isReady = false;
  const page = aPage();

  expect(await page.check()).toBeUndefined();
  expect(order).toEqual([]);

  isReady = true;
  await page.check();
  expect(order).toEqual(['remember', 'activate', 'reload']);
});

test('text that is typed during the download prevents the reload [FK-04]', async () => {
  deployed = NEWER;
  environment.prepare = async () => {
    isTyping = true;
    return true;
  };

  expect(await aPage().check()).toBe(NEWER);
  expect(order).toEqual([]);
});
