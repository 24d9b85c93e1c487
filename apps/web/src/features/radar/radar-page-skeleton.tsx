import { useSearchParams } from 'react-router';
import { Bone } from '../../ui/feedback/skeletons.tsx';
import { radarStrings as strings } from './radar.strings.ts';
import { radarAddressFrom } from './radar-address.ts';
import styles from './radar-skeleton.module.css';
import { RadarSkeleton } from './radar-skeleton.tsx';
import { RadarTabs } from './radar-view.tsx';
import { CitiesSkeleton, WhereToLook } from './where-to-look.tsx';

/** The page before its script runs, in the shape that its address leads to. */
export function RadarPageSkeleton() {
  const [search] = useSearchParams();
  const address = radarAddressFrom(search);
  return (
    <>
      <noscript>{strings.noScript}</noscript>
      <RadarTabs address={address} />
      {address.where === 'places' && address.at === '' ? (
        <WhereToLook address={address} isUnknown={false}>
          <CitiesSkeleton />
        </WhereToLook>
      ) : (
        <>
          <Bone className={styles.bar} />
          <RadarSkeleton where={address.where} />
        </>
      )}
    </>
  );
}
