import type { Movement } from '@wallabee/contract/items/movements';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { useRef } from 'react';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { ChartNote } from '../../../ui/charts/chart-panel.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { FailedNote } from '../../../ui/feedback/network/failed-note.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { When } from '../../../ui/when/when.tsx';
import { HISTORY_ICONS } from '../history/history-icons.ts';
import { movedHref, numberHref, placeHref, playerArt, playerHref, setHref } from '../item-links.ts';
import { type MovementWords, movementWords } from './movement-words.ts';
import styles from './movements.module.css';
import { movementStrings as strings } from './movements.strings.ts';
import { useLiveMovements } from './use-live-movements.ts';

interface MovedType {
  item_type_id: ItemTypeId;
  set_id: number;
  set_name: string;
  name: string;
}

export interface MovementsPanelProps {
  type: MovedType;
  /** Null where they could not be loaded. */
  movements: readonly Movement[] | null;
}

export function MovementsPanel({ type, movements }: MovementsPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const { shown, isLive } = useLiveMovements({ itemTypeId: type.item_type_id, served: movements, list });
  if (!shown?.length)
    return (
      <ChartNote heading={strings.heading}>
        {shown ? <p>{strings.none}</p> : <FailedNote text={strings.failed} />}
      </ChartNote>
    );
  return (
    <Panel heading={strings.heading} aside={isLive && <Tag kind="live">{strings.live}</Tag>}>
      <div ref={list}>
        <ul>
          {shown.map((movement) => (
            <Row key={movement.history_id} type={type} movement={movement} />
          ))}
        </ul>
        <ButtonLink look="quiet" to={movedHref(type.name)} isPrefetched={false}>
          {strings.all}
          <Icon name="arrowRight" />
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Row({ type, movement }: { type: MovedType; movement: Movement }) {
  const { player, number } = movement;
  const { verb, parts } = movementWords(movement);
  return (
    <li className={styles.movement}>
      <span className={styles.disc}>
        <Icon name={HISTORY_ICONS[movement.type]} />
      </span>
      <Avatar
        src={player ? playerArt(player.id, player.image_key) : undefined}
        hue={player?.hue}
        pixels={36}
      />
      <p>
        <Who movement={movement} /> {verb}{' '}
        <Link to={numberHref(type.item_type_id, number)} isPrefetched={false}>
          <NumberChip number={number} />
        </Link>
        {parts.map((part) => (
          <Part key={part.part} {...part} type={type} movement={movement} />
        ))}
      </p>
      <span className={styles.when}>
        <When at={movement.created_at} />
      </span>
    </li>
  );
}

function Who({ movement: { type, player } }: { movement: Movement }) {
  if (type === 'itemwalladrone') return strings.drone;
  return player ? <Player {...player} /> : strings.game;
}

function Player({ id, name }: { id: number; name: string }) {
  return (
    <Link to={playerHref(id)} className={styles.player} isPrefetched={false}>
      {name}
    </Link>
  );
}

type PartProps = MovementWords['parts'][number] & { type: MovedType; movement: Movement };

/** Nothing where the movement does not have it. */
function Part({ part, word, type, movement: { place, to, item } }: PartProps) {
  if (part === 'text') return ` ${word}`;
  const named = {
    set: <Link to={setHref(type.set_id)}>{type.set_name}</Link>,
    place: place && (
      <>
        <Link to={placeHref(place.id)} isPrefetched={false}>
          {place.name}
        </Link>
        {strings.city(place.city)}
      </>
    ),
    player: to && <Player {...to} />,
    item: item && (
      <Link to={numberHref(item.item_type_id, item.number)} isPrefetched={false}>
        {strings.item(item.name, formatNumber(item.number))}
      </Link>
    ),
  }[part];
  return (
    named && (
      <>
        {' '}
        {word} {named}
      </>
    )
  );
}
