import { type Query, useQueryClient } from '@tanstack/react-query';
import { pagePathOf } from '@wallabee/contract/protocol/data-address';
import { CACHED_TIMING } from '@wallabee/contract/protocol/worker-messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { onceReachable } from '../../platform/api/connection.ts';
import { onWorkerMessage } from '../../platform/offline/on-worker-message.ts';
import { Link } from '../../ui/controls/link.tsx';
import { When } from '../../ui/when/when.tsx';
import styles from './age-line.module.css';
import { type AnswerAges, oldestAt, onlyOf, withAge } from './answer-ages.ts';
import { fieldKitStrings as strings } from './field-kit.strings.ts';

/** Says how old a page is that was made without a network, and loads it again when the network has answered. */
export function AgeLine() {
  const { pathname } = useLocation();
  const [ages, setAges] = useState(agesOfDocument);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();

  const update = useEffectEvent((updated: string) => {
    setAges(NONE);
    if (updated.startsWith(API)) void queries.invalidateQueries({ predicate: isOfCall(updated) });
    else if (pagePathOf(updated) === pathname) void revalidate();
  });
  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.kind === 'cached') setAges((known) => withAge(known, message));
        if (message.kind === 'current') setAges(NONE);
        if (message.kind === 'updated') update(new URL(message.url).pathname);
      }),
    [],
  );
  useEffect(() => setAges((known) => onlyOf(known, pathname)), [pathname]);
  useOnline(() => {
    if (ages === NONE) return;
    setAges(NONE);
    void queries.invalidateQueries();
    void revalidate();
  });

  const at = oldestAt(ages, pathname);
  if (at === null) return null;
  return (
    <p className={styles.line} role="status">
      {strings.age} <When at={at} /> <Link to="/kit">{strings.link}</Link>
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
  const path = pathname.slice(API.length - 1);
  return ({ queryKey: [call] }: Query) =>
    typeof call === 'string' && new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

const API = '/api/';
const NONE: AnswerAges = { pages: {}, calls: null };

/** The worker cannot write to a document before it is there, so the document says it in its timing. */
function agesOfDocument(): AnswerAges {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = entry?.serverTiming?.find(({ name }) => name === CACHED_TIMING);
  return timing ? withAge(NONE, { url: location.href, at: timing.description }) : NONE;
}
