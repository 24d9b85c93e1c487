import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

/** For content below the first screen: its script is loaded when its place comes near. */
export function NearContent({ children, placeId }: { children: ReactNode; placeId?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const room = <div ref={place} id={placeId} />;
  return isNear ? <Suspense fallback={room}>{children}</Suspense> : room;
}

/** Once near it stays so. */
export function useIsNear(frame: RefObject<HTMLElement | null>, isWanted = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current || isNear || !isWanted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, isNear, isWanted]);
  return isNear;
}
