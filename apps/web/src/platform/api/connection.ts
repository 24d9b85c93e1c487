/** `navigator.onLine` may be wrong, so the site itself is requested. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/meta.json', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Calls `act` once the site can be reached; `tryNow` checks at once and returns whether it could. */
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
  // The `online` event may fire too early, or not at all.
  const timer = setInterval(() => navigator.onLine && tryNow(), LOOK_MS);
  window.addEventListener('online', tryNow);
  return { tryNow, stop };
}

const LOOK_MS = 5_000;
