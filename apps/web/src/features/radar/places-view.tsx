import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { RadarMapFrame } from './map/radar-map-frame.tsx';
import { NoFinds } from './no-finds.tsx';
import { chosenPlace, placeGroups } from './place-groups.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceShelf } from './place-shelf.tsx';
import styles from './places-view.module.css';
import { whereStrings } from './radar.strings.ts';
import { isFiltered, type RadarAddress, radarHref } from './radar-address.ts';
import type { RadarAnswer } from './use-radar.ts';

interface PlacesViewProps {
  address: RadarAddress;
  answer: RadarAnswer;
  tiles: MapTiles | null;
  onMore: (() => void) | undefined;
}

/** The map and the list work together: a chosen pin marks its card, and a card marks its pin. */
export function PlacesView({ address, answer, tiles, onMore }: PlacesViewProps) {
  const { finds, places, centre } = answer;
  const navigate = useNavigate();
  const [marked, setMarked] = useState<number | null>(null);
  const groups = useMemo(() => placeGroups(finds, places), [finds, places]);
  const place = chosenPlace(places, groups, address.place);
  const chosen = place?.id ?? null;
  const choose = (id: number) =>
    void navigate(radarHref({ ...address, place: id }), { replace: true, preventScrollReset: true });
  if (!centre) return null;
  return (
    <div className={styles.columns}>
      <div className={styles.around}>
        <RadarMapFrame
          name={centre.name ?? whereStrings.here}
          tiles={tiles}
          scene={{ places, centre, km: address.km, marked, chosen }}
          onChoose={choose}
        />
        {place && (
          <PlaceShelf
            key={place.id}
            place={place}
            finds={finds}
            isFiltered={isFiltered(address)}
            hasCard={groups.some(({ id }) => id === place.id)}
          />
        )}
      </div>
      {groups.length === 0 ? (
        <NoFinds address={address} />
      ) : (
        <PlaceList {...{ address, groups, chosen, onMore }} onMark={setMarked} onChoose={choose} />
      )}
    </div>
  );
}
