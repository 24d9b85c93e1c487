import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KnownMessages } from './known-messages.ts';

/** Where the reader is in a conversation that grows at both ends. */
export function useScrollPlace(box: RefObject<HTMLElement | null>, known: KnownMessages, ownId: number) {
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);
  const [hasNew, setHasNew] = useState(false);
  const first = known.messages[0]?.id;
  const last = known.messages.at(-1);

  function goToEnd() {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  }

  // Older ones came in above: what is being read stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first message is what this is about.
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element && !isAtEnd.current) element.scrollTop += element.scrollHeight - heightBefore.current;
  }, [first]);

  // Newer ones came in below: whoever is at the end, or wrote them, goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message is what this is about.
  useLayoutEffect(() => {
    if (isAtEnd.current || last?.sender_id === ownId) goToEnd();
    else setHasNew(true);
  }, [last?.id]);

  useLayoutEffect(() => {
    heightBefore.current = box.current?.scrollHeight ?? 0;
  });

  useEffect(() => stayAtEnd(box.current, isAtEnd), [box]);

  return {
    hasNew,
    goToEnd,
    followScroll() {
      const { current: element } = box;
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      if (isAtEnd.current) setHasNew(false);
    },
  };
}

/** In pixels. */
const NEAR_END = 48;

/** A keyboard that slides in, or a font that arrives, must not push the newest message out of sight. */
function stayAtEnd(element: HTMLElement | null, isAtEnd: RefObject<boolean>) {
  if (!element?.firstElementChild) return;
  const observer = new ResizeObserver(() => {
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
  });
  observer.observe(element);
  observer.observe(element.firstElementChild);
  return () => observer.disconnect();
}
