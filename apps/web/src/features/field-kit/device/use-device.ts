import { useEffect, useState } from 'react';
import { writeFieldKitChoice } from '../../../platform/offline/field-kit-choice.ts';
import { removeOwnLists } from '../../../platform/offline/own-lists.ts';
import { registerWorker, removeWorker } from '../../../platform/offline/registration.ts';
import { isSiteCached, untilSiteCached } from '../../../platform/offline/site-cache.ts';
import { isWorkerOff } from '../../../platform/offline/worker-off.ts';

export type DeviceState =
  | 'unknown'
  | 'unsupported'
  | 'switched-off'
  | 'absent'
  | 'downloading'
  | 'ready'
  | 'failed';

export interface Device {
  state: DeviceState;
  /** All that the site stores here; undefined where the browser does not say. */
  usedBytes: number | undefined;
  download: () => void;
  remove: () => void;
}

/** Whether the site can be used on this device without a network. */
export function useDevice(): Device {
  const [state, setState] = useState<DeviceState>('unknown');
  const [usedBytes, setUsedBytes] = useState<number>();

  useEffect(() => {
    void readState().then(setState);
  }, []);
  useEffect(() => {
    if (state === 'unknown' || state === 'downloading') return;
    void navigator.storage?.estimate?.().then(({ usage }) => setUsedBytes(usage));
  }, [state]);

  async function download() {
    writeFieldKitChoice('on');
    setState('downloading');
    const registration = await registerWorker();
    setState(
      registration && (await isInstalled(registration)) && (await untilSiteCached()) ? 'ready' : 'failed',
    );
  }
  async function remove() {
    writeFieldKitChoice('off');
    removeOwnLists();
    await removeWorker();
    setState('absent');
  }
  return { state, usedBytes, download: () => void download(), remove: () => void remove() };
}

async function readState(): Promise<DeviceState> {
  if (isWorkerOff()) return 'switched-off';
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.active) return (await isSiteCached()) ? 'ready' : 'absent';
  if (!registration?.installing) return 'absent';
  return (await isInstalled(registration)) ? 'ready' : 'failed';
}

/** Resolves to false where the download failed, which the browser calls redundant. */
function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(true);
      if (!worker || worker.state === 'redundant') resolve(false);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
