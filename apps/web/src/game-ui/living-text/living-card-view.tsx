import { artPath } from '@wallabee/contract/art/art-address';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { hueAttribute } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { Avatar } from '../avatar.tsx';
import { NumberChip } from '../number-chip.tsx';
import { PlateArt } from '../plate-art.tsx';
import { cardHref } from './card-link.ts';
import styles from './living-card-view.module.css';
import { livingTextStrings as strings } from './living-text.strings.ts';

/** A card on a line of its own. It stands in paragraphs, so it has inline elements only. */
export function LivingCardView({ card }: { card: LivingCard }) {
  const { item_type_id: id, name, number, state, holder } = card;
  const art = {
    src: artPath({ kind: 'item', id }, 100, card.image_key),
  };
  return (
    <Link className={styles.card} to={cardHref(card)} data-named={state} {...hueAttribute(card.hue)}>
      <PlateArt
        art={art}
        hue={card.hue}
        pixels={72}
        size="mini"
        prestige={number === null ? undefined : prestigeOf(number)}
      />
      <span className={styles.words}>
        <span className={styles.title}>
          {state === 'here' ? <span>{name}</span> : <s>{name}</s>}
          {number !== null && <NumberChip number={number} />}
        </span>
        <span className={styles.where}>
          {holder ? (
            <Avatar
              src={artPath({ kind: 'player', id: holder.id }, 50, holder.image_key)}
              hue={holder.hue}
              pixels={24}
            />
          ) : (
            state === 'gone' && <Icon name="mix" />
          )}
          <Where card={card} />
        </span>
      </span>
      <Tag kind={state === 'here' ? 'live' : 'line'}>{strings.states[state]}</Tag>
    </Link>
  );
}

/** The sentence, with the name in it in bold. */
export function Where({ card: { where, holder, became } }: { card: LivingCard }) {
  const name = became ? strings.numbered(became.name, formatNumber(became.number)) : holder?.name;
  const from = name === undefined ? -1 : where.indexOf(name);
  if (name === undefined || from < 0) return <span>{where}</span>;
  return (
    <span>
      {where.slice(0, from)}
      <b>{name}</b>
      {where.slice(from + name.length)}
    </span>
  );
}
