import { useEffect, useState } from 'react';
import { importAgain } from '../../platform/router/import-again.ts';

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
  loaded ??= await import('./finder/finder.tsx').catch(importAgain<FinderModule>);
  return loaded;
}
