import { useEffect, useState } from 'react';

type FinderModule = typeof import('./finder/finder.tsx');
type Loading = FinderModule | 'loading' | 'failed';

let loaded: FinderModule | null = null;

/** The rows are loaded when the dialog is first opened; its field works before. */
export function useFinder(): { finder: Loading; retry: () => void } {
  const [finder, setFinder] = useState<Loading>(loaded ?? 'loading');
  useEffect(() => {
    if (finder !== 'loading') return;
    let isCurrent = true;
    loadFinder().then(
      (module) => isCurrent && setFinder(module),
      () => isCurrent && setFinder('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [finder]);
  return { finder, retry: () => setFinder('loading') };
}

export async function loadFinder(): Promise<FinderModule> {
  loaded ??= await import('./finder/finder.tsx').catch(importAgain);
  return loaded;
}

/** Browsers remember a failed import by its address until the document is left. */
function importAgain(failure: unknown): Promise<FinderModule> {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? [];
  if (address === undefined) throw failure;
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
