import type { RadarFind } from '@wallabee/contract/radar/radar';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { TellMe } from '../features/alerts/tell-me.tsx';
import { askText } from '../features/radar/ask-text.ts';
import { radarStrings } from '../features/radar/radar.strings.ts';
import { RadarPageSkeleton } from '../features/radar/radar-page-skeleton.tsx';
import { RadarSkeleton } from '../features/radar/radar-skeleton.tsx';
import { RadarView, type RadarViewProps } from '../features/radar/radar-view.tsx';
import { revalidateOnPathChange } from '../platform/filters/revalidate-on-path-change.ts';
import { visitContext } from '../platform/pages/visit.ts';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/radar-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ context }: Route.LoaderArgs) {
  return { tiles: context.get(visitContext).tiles };
}

/** Only what is on sale can be bought. */
const ActionsProvider = lazy(async () => ({
  default: (await import('../features/actions/actions-provider.tsx')).ActionsProvider,
}));

const withActions = (offers: ReactNode) => (
  <Suspense fallback={<RadarSkeleton where="market" />}>
    <ActionsProvider>{offers}</ActionsProvider>
  </Suspense>
);

const tellMe: RadarViewProps['tellMe'] = (alert) => <TellMe key={alert.q} alert={alert} />;

export default function RadarPage({ loaderData }: Route.ComponentProps) {
  const session = usePageSession();
  const navigate = useNavigate();
  const ask = async (friendId: number, find: RadarFind) => {
    if (!session) return;
    const { newDraft, storeMessageDraft } = await import('../features/inbox/conversation/drafts.ts');
    storeMessageDraft(session.userId, friendId, newDraft(askText(find)));
    void navigate(`/u/${encodeURIComponent(session.username)}/inbox/${friendId}`);
  };
  return (
    <PageLayout>
      <title>{radarStrings.title}</title>
      <PageHeader heading={radarStrings.heading} lead={radarStrings.lead} />
      {session ? (
        <RadarView
          key={session.token}
          tiles={loaderData.tiles}
          onAsk={ask}
          withActions={withActions}
          tellMe={tellMe}
        />
      ) : (
        <RadarPageSkeleton />
      )}
    </PageLayout>
  );
}
