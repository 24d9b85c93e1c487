import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to a section that comes after the navigation, once what stands above it has come as well. */
export function useLinkedSection(id: string, isThere: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolledAt = useRef<string>(undefined);
  const { hash, key } = useLocation();
  const isReady = useIsFetching() === 0 && isThere && hash === `#${id}`;
  useEffect(() => {
    // Answers are fetched again later, and the reader may have scrolled on.
    if (!isReady || scrolledAt.current === key) return;
    scrolledAt.current = key;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isReady, key]);
  return { id, ref, tabIndex: -1 };
}
