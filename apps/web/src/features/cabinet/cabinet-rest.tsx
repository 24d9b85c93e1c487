import type { Cabinet } from '@wallabee/contract/cabinet/cabinet';
import type { Profile } from '@wallabee/contract/players/profile';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import styles from './cabinet.module.css';
import { ForagingCalendar } from './calendar/foraging-calendar.tsx';
import { CommonFriends } from './common-friends.tsx';
import { FindsPanel } from './finds-panel.tsx';
import { GrowthPanel } from './growth-panel.tsx';
import { TrophyShelf } from './trophy-shelf.tsx';

export interface CabinetRestProps {
  /** Null where it could not be loaded. */
  cabinet: Cabinet | null;
  player: Pick<Profile, 'id'>;
  today: string;
  trophiesHref: SiteAddress;
}

/** What is below the proudest numbers. */
export function CabinetRest({ cabinet, player, today, trophiesHref }: CabinetRestProps) {
  const people = <CommonFriends player={player} />;
  if (!cabinet) return people;
  return (
    <>
      {cabinet.calendar && <ForagingCalendar calendar={cabinet.calendar} />}
      <TrophyShelf trophies={cabinet.trophies} href={trophiesHref} />
      <div className={styles.columns}>
        <GrowthPanel growth={cabinet.growth} today={today} />
        <div className={styles.column}>
          {cabinet.calendar && <FindsPanel finds={cabinet.latest_finds} />}
          {people}
        </div>
      </div>
    </>
  );
}
