import { useNavigate, useSearchParams } from 'react-router';
import type { SiteAddress } from '../../../ui/controls/link.tsx';

/** The stop in view. Without one in the address it is the last. */
export interface StopInView {
  stop: number;
  count: number;
  hrefOf: (stop: number) => SiteAddress;
  goTo: (stop: number) => void;
}

export function useStopInView(count: number): StopInView {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hrefOf = (stop: number) => addressOf(search, inRange(stop, count));
  const inView = stopFrom(search, count);
  const goTo = (stop: number) => {
    // An address opened again is loaded again.
    if (stop !== inView) void navigate(hrefOf(stop), { replace: true, preventScrollReset: true });
  };
  return { stop: inView, count, hrefOf, goTo };
}

export function stopFrom(search: URLSearchParams, count: number): number {
  const asked = search.get('stop') ?? '';
  return /^\d{1,4}$/.test(asked) ? inRange(Number(asked), count) : count;
}

/** The part of the address that changes what the server answers. */
export function withoutStop(search: string): string {
  const others = new URLSearchParams(search);
  others.delete('stop');
  return others.toString();
}

function addressOf(search: URLSearchParams, stop: number): SiteAddress {
  const next = new URLSearchParams(search);
  next.set('stop', String(stop));
  return `?${next}`;
}

function inRange(stop: number, count: number): number {
  return Math.min(Math.max(stop, 1), count);
}

/** Which stop a key leads to, or null where the key means nothing here. */
export function stopByKey(key: string, { stop, count }: Pick<StopInView, 'stop' | 'count'>): number | null {
  if (key === 'ArrowLeft') return Math.max(stop - 1, 1);
  if (key === 'ArrowRight') return Math.min(stop + 1, count);
  if (key === 'Home') return 1;
  return key === 'End' ? count : null;
}
