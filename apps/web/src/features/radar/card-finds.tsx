import type { RadarFind } from '@wallabee/contract/radar/radar';
import { ActionButton } from '../../game-ui/actions/action-button.tsx';
import { Avatar } from '../../game-ui/avatar.tsx';
import { Comb } from '../../game-ui/comb.tsx';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './card-finds.module.css';
import { Why } from './find-line.tsx';
import { NoFinds } from './no-finds.tsx';
import { mapStrings, radarStrings, listStrings as strings } from './radar.strings.ts';
import type { RadarAddress } from './radar-address.ts';
import type { RadarAnswer } from './use-radar.ts';

interface CardFindsProps {
  address: RadarAddress;
  answer: RadarAnswer;
  onAsk: (friendId: number, find: RadarFind) => void;
  onMore: (() => void) | undefined;
}

/** Finds on the Market or with friends, each a card. */
export function CardFinds({ address, answer, onAsk, onMore }: CardFindsProps) {
  const { finds, friends } = answer;
  if (finds.length === 0) return <NoFinds address={address} hasFriends={friends > 0} />;
  return (
    <div className={styles.page}>
      <ul className={styles.cards} aria-label={radarStrings.tab[address.where]}>
        {finds.map((find) => (
          <li key={find.item_id}>
            <FindCard find={find} isForSale={address.where === 'market'} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button look="line" onClick={onMore}>
          {strings.moreFinds}
        </Button>
      )}
    </div>
  );
}

interface FindCardProps extends Pick<CardFindsProps, 'onAsk'> {
  find: RadarFind;
  isForSale: boolean;
}

function FindCard({ find, isForSale, onAsk }: FindCardProps) {
  const { item_type_id, name, hue, image_key, number, owner_face, like_it } = find;
  const more =
    like_it > 1 && owner_face ? `. ${strings.hasMore(owner_face.name, formatNumber(like_it))}` : '';
  return (
    <article className={styles.card}>
      <PlateArt
        art={artOf({ kind: 'item', id: item_type_id }, image_key, 100)}
        hue={hue}
        size="card"
        pixels={76}
        prestige={find.class}
      />
      <div className={styles.text}>
        <h2>
          <Link to={`/tools/item/${item_type_id}/num/${number}`} isPrefetched={false}>
            {name}
          </Link>
        </h2>
        <NumberChip number={number} />
        <Why find={find} after={more} />
      </div>
      {isForSale ? <Sale find={find} /> : <Friend find={find} onAsk={onAsk} />}
    </article>
  );
}

function Sale({ find }: { find: RadarFind }) {
  const { price, owner } = find;
  if (price === null) return null;
  const item = { ...find, variant_id: null };
  return (
    <div className={styles.end}>
      <span className={styles.price}>
        <Comb />
        {formatNumber(price)}
      </span>
      <ActionButton
        action={{ action: 'buy_on_market', item, cost: price, seller: owner?.name }}
        look="honey"
        isSmall
      />
    </div>
  );
}

function Friend({ find, onAsk }: Pick<FindCardProps, 'find' | 'onAsk'>) {
  const { owner_face: face, name, number } = find;
  if (!face) return null;
  return (
    <div className={styles.end}>
      <Avatar
        src={artOf({ kind: 'player', id: face.id }, face.image_key, 50).src}
        hue={face.hue}
        pixels={40}
      />
      <Button look="line" isSmall onClick={() => onAsk(face.id, find)}>
        <span>
          {strings.ask}
          <VisuallyHidden>
            {strings.askFor(mapStrings.best(name, formatNumber(number)), face.name)}
          </VisuallyHidden>
        </span>
      </Button>
    </div>
  );
}
