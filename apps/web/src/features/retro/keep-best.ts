const STORED_AS = 'retro.best';

/**
 * In its sandbox the game cannot store its best score, so it tells us and we do. It asks when it has loaded; should
 * that have been before we listened, it is told at once. Returns what ends the listening.
 */
export function keepBest(frame: HTMLIFrameElement): () => void {
  const tell = () => frame.contentWindow?.postMessage({ type: 'retro:best', best: readBest() }, '*');

  const listen = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    if (data?.type === 'retro:hello') tell();
    if (data?.type === 'retro:best' && isScore(data.best)) storeBest(data.best);
  };

  window.addEventListener('message', listen);
  tell();
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
    // Storage is forbidden; the game then knows its best only while it is open.
    return 0;
  }
}

function storeBest(best: number) {
  try {
    localStorage.setItem(STORED_AS, String(Math.max(best, readBest())));
  } catch {
    // As above.
  }
}
