import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import type { RadarFind } from '@wallabee/contract/radar/radar';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { CardFinds } from './card-finds.tsx';
import { PlacesView } from './places-view.tsx';
import { radarStrings as strings } from './radar.strings.ts';
import { RADAR_TABS, type RadarAddress, radarAddressFrom, radarHref } from './radar-address.ts';
import { radarAlert } from './radar-alert.ts';
import { RadarFilters } from './radar-filters.tsx';
import { RadarSkeleton } from './radar-skeleton.tsx';
import styles from './radar-view.module.css';
import { isUnknownPoint, type RadarAnswer, useRadar } from './use-radar.ts';
import { CitiesSkeleton, LatelyCities, WhereToLook } from './where-to-look.tsx';

export interface RadarViewProps {
  tiles: MapTiles | null;
  /** Opens the conversation with a friend, with a text about a find. */
  onAsk: (friendId: number, find: RadarFind) => void;
  /** Lets the buttons inside it buy. */
  withActions: (offers: ReactNode) => ReactNode;
  /** The alert about what is shown belongs to the alerts. */
  tellMe: (alert: ReturnType<typeof radarAlert>) => ReactNode;
}

export function RadarView({ tiles, onAsk, withActions, tellMe }: RadarViewProps) {
  const [search] = useSearchParams();
  const address = radarAddressFrom(search);
  const radar = useRadar(address);
  const isLost = isUnknownPoint(radar.error);
  const answer = isLost ? undefined : radar.data;
  return (
    <>
      <RadarTabs address={address} counts={answer?.counts} />
      {isLost || (address.where === 'places' && address.at === '') ? (
        <WhereToLook address={address} isUnknown={isLost}>
          {!isLost && (
            <QueryView query={radar} skeleton={<CitiesSkeleton />} failed={strings.failed}>
              {(found) => <LatelyCities cities={found.cities} address={address} />}
            </QueryView>
          )}
        </WhereToLook>
      ) : (
        <div className={styles.looking}>
          <RadarFilters address={address} answer={radar.isPlaceholderData ? undefined : answer} />
          <div className={styles.tell}>
            {answer?.mistakes.length === 0 && tellMe(radarAlert(address, answer.centre))}
          </div>
          <div className={styles.results} aria-busy={radar.isPlaceholderData}>
            <QueryView
              query={radar}
              skeleton={<RadarSkeleton where={address.where} />}
              failed={strings.failed}
            >
              {(found) => (
                <Found
                  {...{ address, tiles, onAsk, withActions }}
                  answer={found as RadarAnswer}
                  onMore={radar.hasNextPage ? () => void radar.fetchNextPage() : undefined}
                />
              )}
            </QueryView>
          </div>
        </div>
      )}
    </>
  );
}

interface FoundProps extends Omit<RadarViewProps, 'tellMe'> {
  address: RadarAddress;
  answer: RadarAnswer;
  onMore: (() => void) | undefined;
}

function Found({ address, answer, tiles, onAsk, withActions, onMore }: FoundProps) {
  if (address.where === 'places' && answer.centre)
    return <PlacesView address={address} answer={answer} tiles={tiles} onMore={onMore} />;
  const finds = <CardFinds address={address} answer={answer} onAsk={onAsk} onMore={onMore} />;
  return address.where === 'market' ? withActions(finds) : finds;
}

export function RadarTabs({
  address,
  counts,
}: {
  address: RadarAddress;
  counts?: RadarAnswer['counts'] | undefined;
}) {
  const tabs = RADAR_TABS.map((where) => {
    const count = counts?.[where];
    return {
      href: tabHref(address, where),
      label: strings.tab[where],
      extra: typeof count === 'number' && <span className={styles.count}>{formatNumber(count)}</span>,
    };
  });
  return (
    <div className={styles.tabs}>
      <Tabs label={strings.tabs} tabs={tabs} currentHref={tabHref(address, address.where)} />
    </div>
  );
}

/** An order or a name of another tab would mean nothing. */
function tabHref(address: RadarAddress, where: RadarAddress['where']) {
  return radarHref({ ...address, where, order: 'best', who: '', place: undefined });
}
