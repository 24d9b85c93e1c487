import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KnownMessages } from './known-messages.ts';

export function useScrollPosition(box: RefObject<HTMLElement | null>, known: KnownMessages, ownId: number) {
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

  // Older messages are added above, so the scroll position is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the first message changes.
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element && !isAtEnd.current) element.scrollTop += element.scrollHeight - heightBefore.current;
  }, [first]);

  // The list scrolls to a new message if the reader is at the end or has sent it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the last message changes.
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

const NEAR_END = 48;

/** An on-screen keyboard or a late font must not push the newest message out of view. */
function stayAtEnd(element: HTMLElement | null, isAtEnd: RefObject<boolean>) {
  if (!element?.firstElementChild) return;
  const observer = new ResizeObserver(() => {
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
  });
  observer.observe(element);
  observer.observe(element.firstElementChild);
  return () => observer.disconnect();
}
