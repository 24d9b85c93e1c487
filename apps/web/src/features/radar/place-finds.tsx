import type { RadarFind, RadarPlace } from '@wallabee/contract/radar/radar';
import { radarCalls } from '@wallabee/contract/radar/radar.calls';
import { useState } from 'react';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { FindLine } from './find-line.tsx';
import type { PlaceGroup } from './place-groups.ts';
import styles from './place-list.module.css';
import { listStrings as strings } from './radar.strings.ts';
import { type RadarAddress, radarInput } from './radar-address.ts';

const SHOWN_AT_FIRST = 5;

interface PlaceFindsProps {
  group: PlaceGroup;
  address: RadarAddress;
}

/** The best finds of a place, and the others when asked for. */
export function PlaceFinds({ group, address }: PlaceFindsProps) {
  const [isOpen, setOpen] = useState(false);
  const { finds, name, place } = group;
  const shown = isOpen ? finds : finds.slice(0, SHOWN_AT_FIRST);
  const total = Math.max(place?.finds ?? 0, finds.length);
  return (
    <>
      <FindLines finds={shown} />
      {!isOpen && total > shown.length && (
        <button className={styles.more} type="button" onClick={() => setOpen(true)}>
          {strings.moreHere(formatNumber(total - shown.length))}
          <VisuallyHidden>{strings.at(name)}</VisuallyHidden>
        </button>
      )}
      {isOpen && place && total > finds.length && (
        <OtherFinds place={place} known={finds} address={address} />
      )}
    </>
  );
}

function FindLines({ finds }: { finds: readonly RadarFind[] }) {
  return (
    <ul className={styles.finds}>
      {finds.map((find) => (
        <li key={find.item_id}>
          <FindLine find={find} />
        </li>
      ))}
    </ul>
  );
}

interface OtherFindsProps {
  place: RadarPlace;
  known: readonly RadarFind[];
  address: RadarAddress;
}

/** Finds that are on later pages of the list; the call looks only at the place. */
function OtherFinds({ place, known, address }: OtherFindsProps) {
  const { at: _, ...input } = { at: '', ...radarInput(address) };
  const query = { ...input, lat: place.lat, lng: place.lng, km: SMALLEST_KM, page: 1 };
  const radar = useApiQuery(radarCalls.readRadar, { query });
  const isOther = ({ item_id, place: where }: RadarFind) =>
    where?.id === place.id && known.every((find) => find.item_id !== item_id);
  return (
    <QueryView query={radar} skeleton={<ListSkeleton rows={2} />} failed={strings.moreFailed}>
      {({ results }) => {
        const others = results.filter(isOther);
        const left = place.finds - known.length - others.length;
        return (
          <>
            <FindLines finds={others} />
            {left > 0 && (
              <Link to={`/tools/place/${place.id}`} isPrefetched={false}>
                {strings.moreThere(formatNumber(left))}
              </Link>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const SMALLEST_KM = 0.1;
