import { useEffect, useRef } from 'react';

/** For the heading of a step that has just begun: it gets the focus, and the step comes into view from its top. */
export function useStepHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
