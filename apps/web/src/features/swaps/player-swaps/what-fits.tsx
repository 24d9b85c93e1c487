import type { FittingOffer, PlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PanelSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ItemRow, ItemRows } from '../item-row.tsx';
import { ownSwapsHref } from '../swap-links.ts';
import { ownReason } from './fit-words.ts';
import styles from './player-swaps.module.css';
import { playerSwapsStrings as strings } from './player-swaps.strings.ts';

export interface ShownPlayer {
  id: number;
  name: string;
}

/** Everybody gets the same page, so its room is there from the start for players who are logged in. */
export function WhatFits({ player }: { player: ShownPlayer }) {
  const session = useSession();
  const isOwn = session?.userId === player.id;
  return (
    <div className={classNames(styles.fits, visibility.loggedIn)}>
      {session && isOwn && <OwnNote username={session.username} />}
      {session && !isOwn && <Fits key={session.token} player={player} />}
      {!session && <Skeletons />}
    </div>
  );
}

function OwnNote({ username }: { username: string }) {
  return (
    <p className={styles.note}>
      {strings.own} <Link to={ownSwapsHref(username)}>{strings.edit}</Link>
    </p>
  );
}

function Fits({ player: { id } }: { player: ShownPlayer }) {
  const { data, isError, refetch, isFetching } = useApiQuery(swapCalls.readPlayerSwaps, {
    params: { player: `${id}` },
    query: { page: 1 },
  });
  if (isError && !data) {
    return <ErrorState heading={strings.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeletons />;
  return <FitPanels swaps={data} />;
}

function FitPanels({ swaps: { they_offer, you_offer } }: { swaps: PlayerSwaps }) {
  return (
    <>
      <FitPanel
        heading={strings.theyOffer}
        offers={they_offer ?? []}
        none={strings.noTheyOffer}
        why={ownReason}
      />
      <FitPanel
        heading={strings.youOffer}
        offers={you_offer ?? []}
        none={strings.noYouOffer}
        why={({ why }) => why}
      />
    </>
  );
}

interface FitPanelProps {
  heading: string;
  offers: readonly FittingOffer[];
  none: string;
  why: (offer: FittingOffer) => string;
}

function FitPanel({ heading, offers, none, why }: FitPanelProps) {
  return (
    <Panel heading={heading}>
      {offers.length === 0 && <p>{none}</p>}
      <ItemRows label={heading}>
        {offers.slice(0, SHOWN).map((offer) => (
          <ItemRow
            key={offer.item.item_id}
            item={offer.item}
            detail={strings.numbered(formatNumber(offer.item.number), why(offer))}
          />
        ))}
      </ItemRows>
      {offers.length > SHOWN && (
        <p className={styles.note}>{strings.more(formatNumber(offers.length - SHOWN))}</p>
      )}
    </Panel>
  );
}

const SHOWN = 12;

function Skeletons() {
  return (
    <>
      <PanelSkeleton rows={2} />
      <PanelSkeleton rows={2} />
    </>
  );
}
