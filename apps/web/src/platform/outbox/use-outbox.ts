import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { invalidate } from '../queries/invalidate.ts';
import { useSession } from '../session/session.ts';
import type { SiteData } from '../site/site-data.ts';
import { forgetSent, noteSent, onSendingRequested, refresh } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { startSender } from './outbox-sender.ts';
import { onTabMessage, postToTabs } from './outbox-tabs.ts';

/** The database may be deleted by a logout at any time. */
const show = () => void refresh().catch(() => {});

/** Shows and sends what waits. Used once, by the indicator, which is on every page while something waits. */
export function useOutbox() {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  const token = useSession()?.token;
  const queries = useQueryClient();

  const replace = useEffectEvent(async (entry: OutboxEntry, answer: unknown) => {
    noteSent(entry, answer);
    show();
    await invalidate(
      queries,
      entry.stale.map((path) => ({ path })),
    );
    await forgetSent(entry.id).catch(() => {});
  });

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'changed') show();
        else void replace(message.entry, message.answer);
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has other entries.
  useEffect(() => {
    show();
    if (!api) return undefined;
    const sender = startSender({
      api,
      onSent(entry, answer) {
        postToTabs({ kind: 'sent', entry, answer });
        void replace(entry, answer);
      },
      onChange: show,
    });
    const ignoreRequests = onSendingRequested(sender.send);
    return () => {
      ignoreRequests();
      sender.stop();
    };
  }, [api, token]);
}
