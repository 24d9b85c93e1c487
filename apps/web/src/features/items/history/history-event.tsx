import type { LabelledEntry } from '@wallabee/contract/items/history-rules';
import type { ReactNode } from 'react';
import { PersonChip } from '../../../game-ui/person-chip.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LOGO, placeHref, playerArt, playerHref } from '../item-links.ts';
import { historyStrings } from './history.strings.ts';
import styles from './history-event.module.css';
import { HISTORY_ICONS } from './history-icons.ts';
import { HistoryItems, isAboutOneItem } from './history-items.tsx';
import { formatMoment } from './history-moment.ts';

interface HistoryEventProps {
  event: LabelledEntry;
  itemId: number;
}

export function HistoryEvent({ event, itemId }: HistoryEventProps) {
  const { type, label, created_at, place, drone } = event;
  return (
    <article className={styles.event} data-event={type}>
      <span className={styles.mark}>
        <Icon name={HISTORY_ICONS[type]} />
      </span>
      <time className={styles.moment} dateTime={created_at}>
        {formatMoment(created_at)}
      </time>
      <h3>{label}</h3>
      <div className={styles.story}>
        <People event={event} />
        {place && (
          <span className={styles.place}>
            {historyStrings.at} <Link to={placeHref(place.id)}>{place.name}</Link>
          </span>
        )}
        {isAboutOneItem(event) && (
          <span className={styles.item}>
            {historyStrings.number(formatNumber(event.primary_item.number))}
          </span>
        )}
      </div>
      {drone && <p className={styles.note}>{historyStrings.drones[drone]}</p>}
      {!isAboutOneItem(event) && <HistoryItems event={event} itemId={itemId} />}
    </article>
  );
}

/** A gift without a recipient came from the game itself. */
function People({ event: { type, user, gift_user } }: { event: LabelledEntry }) {
  const isFromGame = type === 'itemgifted' && !gift_user;
  return (
    <>
      {isFromGame && <PersonChip name={historyStrings.game} avatar={LOGO} isPlain />}
      {isFromGame && user && <Between>{historyStrings.to}</Between>}
      {user && <Person {...user} />}
      {gift_user && (
        <Between>{type === 'itemgifted' ? historyStrings.to : historyStrings.withPlayer}</Between>
      )}
      {gift_user && <Person {...gift_user} id={gift_user.user_id} />}
    </>
  );
}

function Person({ id, name, image_key }: { id: number; name: string; image_key: string }) {
  return <PersonChip name={name} avatar={playerArt(id, image_key)} href={playerHref(id)} isPlain />;
}

function Between({ children }: { children: ReactNode }) {
  return <span className={styles.between}>{children}</span>;
}
