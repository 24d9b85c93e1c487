import type { Alert, AlertSubject } from '@wallabee/contract/alerts/alert';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { When } from '../../../ui/when/when.tsx';
import { AlertWays } from './alert-ways.tsx';
import styles from './own-alerts.module.css';
import { ownAlertStrings as strings } from './own-alerts.strings.ts';

interface AlertRowProps {
  alert: Alert;
  onPause: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function AlertRow({ alert, onPause, onEdit, onDelete }: AlertRowProps) {
  const { id, of, name, paused, mistake } = alert;
  const row = useLinkedRow(`alert-${id}`);
  return (
    <li className={styles.row} id={`alert-${id}`} data-paused={paused || undefined} tabIndex={-1} {...row}>
      <span className={styles.subject}>
        <Icon name={SUBJECT_ICONS[of]} />
        <VisuallyHidden>{strings.subjects[of]}</VisuallyHidden>
      </span>
      <div className={styles.what}>
        <h3>
          {name}
          {paused && <Tag kind="line">{strings.paused}</Tag>}
        </h3>
        <Words alert={alert} />
        {mistake !== null && <Notice kind="bad">{mistake}</Notice>}
        <div className={styles.facts}>
          <AlertWays ways={alert.ways} />
          <Rang alert={alert} />
        </div>
      </div>
      <div className={styles.actions}>
        <RowButton name={name} icon={paused ? 'bell' : 'clock'} onClick={onPause}>
          {paused ? strings.resume : strings.pause}
        </RowButton>
        <RowButton name={name} icon="edit" onClick={onEdit}>
          {strings.edit}
        </RowButton>
        <RowButton name={name} icon="close" onClick={onDelete}>
          {strings.remove}
        </RowButton>
      </div>
    </li>
  );
}

const SUBJECT_ICONS = {
  items: 'layers',
  numbers: 'search',
  set: 'grid',
  number: 'hexagon',
  place: 'pin',
  player: 'user',
  thread: 'quote',
} as const satisfies Record<AlertSubject, IconName>;

function Words({ alert: { about, words, name, q } }: Pick<AlertRowProps, 'alert'>) {
  return (
    <>
      {words !== name && <p className={styles.words}>{words}</p>}
      <p className={styles.query}>
        {about && isSiteAddress(about.url) && (
          <Link to={about.url} isPrefetched={false}>
            {about.label}
          </Link>
        )}
        {q !== '' && <code>{q}</code>}
      </p>
    </>
  );
}

function Rang({ alert: { matches, last_rang_at } }: Pick<AlertRowProps, 'alert'>) {
  if (last_rang_at === null) return <span>{strings.never}</span>;
  return (
    <span>
      {`${strings.rang(matches)} · `}
      <When at={last_rang_at} />
    </span>
  );
}

interface RowButtonProps {
  name: string;
  icon: IconName;
  children: string;
  onClick: () => void;
}

function RowButton({ name, icon, children, onClick }: RowButtonProps) {
  return (
    <Button look="quiet" isSmall aria-label={strings.named(children, name)} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </Button>
  );
}

/** The rows come after the navigation, so that the browser finds none to scroll to. */
function useLinkedRow(id: string) {
  const ref = useRef<HTMLLIElement>(null);
  const isLinked = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!isLinked) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return { ref, 'data-linked': isLinked || undefined };
}
