import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import {
  CHRISTMAS_CRACKER_ID,
  JOB_LOT_ID,
  SPECIAL_MECHANICS_SET_ID,
  WALLAGRAPHIC_SET_ID,
  WISHING_WELL_ID,
} from '@wallabee/contract/protocol/special-ids';
import type { ReactNode } from 'react';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { itemStrings } from './items.strings.ts';
import styles from './notices.module.css';

export function Notices({ item }: { item: ItemTypeDetail }) {
  return (
    <>
      {item.set_id === SPECIAL_MECHANICS_SET_ID && <MechanicNotice itemTypeId={item.item_type_id} />}
      {item.set_id === WALLAGRAPHIC_SET_ID && (
        <Notice heading={itemStrings.grabBags} icon="bag">
          <p>{itemStrings.grabBagNotice}</p>
        </Notice>
      )}
    </>
  );
}

function MechanicNotice({ itemTypeId }: { itemTypeId: number }) {
  const { text, href } = mechanicOf(itemTypeId);
  return (
    <Notice heading={itemStrings.mechanic} icon="hand">
      <p>
        {text} <Link to={href}>{itemStrings.readFaq}</Link>
      </p>
    </Notice>
  );
}

function mechanicOf(itemTypeId: number): { text: string; href: SiteAddress } {
  const { wishingWell, jobLot, cracker, partyHats } = itemStrings.mechanics;
  if (itemTypeId === WISHING_WELL_ID) return { text: wishingWell, href: '/faq#faq12' };
  if (itemTypeId === JOB_LOT_ID) return { text: jobLot, href: '/faq#faq13' };
  return { text: itemTypeId === CHRISTMAS_CRACKER_ID ? cracker : partyHats, href: '/faq#faq11' };
}

function Notice({ heading, icon, children }: { heading: string; icon: IconName; children: ReactNode }) {
  return (
    <aside className={styles.notice}>
      <Icon name={icon} className={styles.icon} />
      <h2>{heading}</h2>
      {children}
    </aside>
  );
}
