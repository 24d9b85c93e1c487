const STORED_AS = 'retro.best';

/**
 * The sandboxed game has no storage, so it posts its best score to the page. The score is also posted at once, because
 * the game may have asked before the page listened.
 */
export function syncBestScore(frame: HTMLIFrameElement): () => void {
  const sendBest = () => frame.contentWindow?.postMessage({ type: 'retro:best', best: readBest() }, '*');

  const listen = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    if (data?.type === 'retro:hello') sendBest();
    if (data?.type === 'retro:best' && isScore(data.best)) storeBest(data.best);
  };

  window.addEventListener('message', listen);
  sendBest();
  return () => window.removeEventListener('message', listen);
}

function isScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function readBest(): number {
  try {
    const best = Number(localStorage.getItem(STORED_AS));
    return isScore(best) ? best : 0;
  } catch {
    // Storage is forbidden, so the best score lasts until the page is closed.
    return 0;
  }
}

function storeBest(best: number) {
  try {
    localStorage.setItem(STORED_AS, String(Math.max(best, readBest())));
  } catch {
    // Storage is forbidden.
  }
}
