/** Whether the site can be reached at all: what the browser believes of its connection may be wrong. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/meta.json', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Acts once, as soon as the site can be reached again. `tryNow` looks at once, and says whether the waiting is over. */
export function onceReachable(act: () => void): { tryNow: () => Promise<boolean>; stop: () => void } {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', tryNow);
  };
  const tryNow = async () => {
    if ((await isReachable()) && !isOver) {
      stop();
      act();
    }
    return isOver;
  };
  // The browser's word may come before the connection is good for anything, and never where it noticed nothing.
  const timer = setInterval(() => navigator.onLine && tryNow(), LOOK_MS);
  window.addEventListener('online', tryNow);
  return { tryNow, stop };
}

const LOOK_MS = 5_000;
