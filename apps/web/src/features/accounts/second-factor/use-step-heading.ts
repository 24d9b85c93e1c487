import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new step and scrolls it into view. */
export function useStepHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
