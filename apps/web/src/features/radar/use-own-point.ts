import { useState } from 'react';
import { whereStrings as strings } from './radar.strings.ts';

/** Asks the browser where it is, only when it is called. */
export function useOwnPoint(onPoint: (at: string) => void) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const deny = () => {
    setAsking(false);
    setFailure(strings.denied);
  };
  const ask = () => {
    setFailure(undefined);
    if (!navigator.geolocation) return deny();
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onPoint(`${rounded(coords.latitude)},${rounded(coords.longitude)}`);
      },
      deny,
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return { ask, isAsking, failure };
}

/** To about ten metres, because the address may be shared. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
