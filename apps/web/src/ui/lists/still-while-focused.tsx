import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

interface StillWhileFocusedProps<Value> {
  latest: Value;
  children: (shown: Value) => ReactNode;
}

/** A list that is reordered takes the focus from its links, so changes wait until the focus has left it. */
export function StillWhileFocused<Value>({ latest, children }: StillWhileFocusedProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState<{ value: Value }>();
  const stop = useEffectEvent(() => setStill((before) => before ?? { value: latest }));

  useEffect(() => {
    const element = box.current;
    const goOn = ({ relatedTarget }: FocusEvent) => {
      // While another window has the focus, the link is still the active element.
      const focused = relatedTarget ?? document.activeElement;
      if (!(focused instanceof Node && element?.contains(focused))) setStill(undefined);
    };
    const onFocus = () => stop();
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', goOn);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', goOn);
    };
  }, []);
  return <div ref={box}>{children(still ? still.value : latest)}</div>;
}
