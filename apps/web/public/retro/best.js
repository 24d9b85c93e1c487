const STORED_AS = 'retro.best';

/**
 * The best score so far. In the page's sandbox there is no storage, so the page around us keeps it; opened by itself
 * the game keeps it in the browser; and where neither is allowed it is known until the game is closed.
 */
export function createBest(onLearned) {
  let best = readStored();

  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.type !== 'retro:best' || !(data.best > best)) return;
    best = data.best;
    onLearned();
  });
  tellPage({ type: 'retro:hello' });

  return {
    current: () => best,
    /** Whether `score` is better than any before. */
    offer(score) {
      if (score <= best) return false;
      best = score;
      store(best);
      tellPage({ type: 'retro:best', best });
      return true;
    },
  };
}

function tellPage(message) {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

function readStored() {
  try {
    return Number(localStorage.getItem(STORED_AS)) || 0;
  } catch {
    return 0;
  }
}

function store(best) {
  try {
    localStorage.setItem(STORED_AS, String(best));
  } catch {
    // No storage here; the page has been told.
  }
}
