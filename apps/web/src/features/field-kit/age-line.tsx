import { type Query, useQueryClient } from '@tanstack/react-query';
import { pagePathOf } from '@wallabee/contract/protocol/data-address';
import { CACHED_TIMING, type PageMessage } from '@wallabee/contract/protocol/worker-messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { onceReachable } from '../../platform/api/connection.ts';
import { onWorkerMessage, takeEarlyMessages } from '../../platform/offline/on-worker-message.ts';
import { Link } from '../../ui/controls/link.tsx';
import { When } from '../../ui/when/when.tsx';
import styles from './age-line.module.css';
import {
  type AnswerAges,
  isCallAddress,
  NO_AGES,
  oldestAt,
  onlyOf,
  withAge,
  withoutAge,
} from './answer-ages.ts';
import { fieldKitStrings as strings } from './field-kit.strings.ts';

/** Says how old a page is that was made without a network, and loads it again when the network has answered. */
export function AgeLine() {
  const { pathname } = useLocation();
  const [ages, setAges] = useState(agesOfDocument);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();

  const load = useEffectEvent((url: string) => {
    const path = new URL(url).pathname;
    if (isCallAddress(url)) void queries.invalidateQueries({ predicate: isOfCall(path) });
    else if (pagePathOf(path) === pathname) void revalidate();
  });
  useEffect(() => {
    const handle = (message: PageMessage) => {
      if (message.kind === 'cached') setAges((known) => withAge(known, message));
      if (message.kind !== 'current' && message.kind !== 'updated') return;
      setAges((known) => withoutAge(known, message.url));
      if (message.kind === 'updated') load(message.url);
    };
    for (const message of takeEarlyMessages()) handle(message);
    return onWorkerMessage(handle);
  }, []);
  useEffect(() => setAges((known) => onlyOf(known, pathname)), [pathname]);
  useOnline(() => {
    if (ages === NO_AGES) return;
    setAges(NO_AGES);
    void queries.invalidateQueries();
    void revalidate();
  });

  const at = oldestAt(ages, pathname);
  if (at === null) return null;
  return (
    <p className={styles.line} role="status">
      {strings.age} <When at={at} isInSentence /> <Link to="/kit">{strings.link}</Link>
    </p>
  );
}

/** The event may come before the network does, and a first answer may fail; later tries change nothing that is fresh. */
function useOnline(onOnline: () => void) {
  const listener = useEffectEvent(onOnline);
  useEffect(() => {
    let stop = () => {};
    const onEvent = () => {
      stop();
      const reachable = onceReachable(() => listener());
      void reachable.tryNow();
      const tries = TRY_AGAIN_MS.map((ms) => setTimeout(() => listener(), ms));
      stop = () => {
        reachable.stop();
        for (const timer of tries) clearTimeout(timer);
      };
    };
    addEventListener('online', onEvent);
    return () => {
      stop();
      removeEventListener('online', onEvent);
    };
  }, []);
}

const TRY_AGAIN_MS = [2_000, 6_000];

/** The first part of a query's key is the path of its call. */
function isOfCall(pathname: string) {
  const path = pathname.slice('/api'.length);
  return ({ queryKey: [call] }: Query) =>
    typeof call === 'string' && new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** The worker cannot write to a document before it is there, so the document says it in its timing. */
function agesOfDocument(): AnswerAges {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = entry?.serverTiming?.find(({ name }) => name === CACHED_TIMING);
  return timing ? withAge(NO_AGES, { url: location.href, at: timing.description }) : NO_AGES;
}
