import { isApiFailure } from '@wallabee/contract/protocol/client';
import { radarCalls } from '@wallabee/contract/radar/radar.calls';
import { useState } from 'react';
import { useCallApi } from '../../platform/api/api.ts';
import { startStrings as strings } from './plan.strings.ts';
import type { ChosenStart } from './plan-address.ts';

/** Finds the point of a city or place, or where the browser is; only a press asks for the latter. */
export function useStart(onStart: (start: ChosenStart) => void) {
  const callApi = useCallApi();
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function look(find: () => Promise<ChosenStart>) {
    setLooking(true);
    setFailure(undefined);
    try {
      onStart(await find());
    } catch (reason) {
      setFailure((reason as Error).message);
    } finally {
      setLooking(false);
    }
  }

  async function named(name: string): Promise<ChosenStart> {
    const query = { at: name, km: 0.1, where: 'places', gain: 'both', order: 'best', page: 1 } as const;
    const centre = await callApi(radarCalls.readRadar, { query }).then(
      (radar) => radar.centre,
      (reason) => {
        if (isApiFailure(reason) && reason.status > 0 && reason.status < 500) return null;
        throw new Error(strings.failed((reason as Error).message));
      },
    );
    if (!centre) throw new Error(strings.unknown(name));
    return { lat: centre.lat, lng: centre.lng, name: centre.name ?? name };
  }

  return {
    isLooking,
    failure,
    find(typed: string) {
      const name = typed.trim();
      if (name === '') setFailure(strings.empty);
      else void look(() => named(name));
    },
    here: () => void look(ownPosition),
  };
}

function ownPosition(): Promise<ChosenStart> {
  return new Promise((resolve, reject) => {
    const deny = () => reject(new Error(strings.denied));
    if (!navigator.geolocation) return deny();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude), name: '' }),
      deny,
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}

/** To about ten metres, because the address is shared. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
