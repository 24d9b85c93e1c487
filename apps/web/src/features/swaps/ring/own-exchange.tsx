import type { Ring, SwapNumber } from '@wallabee/contract/swaps/ring';
import type { ReactNode } from 'react';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { numberArt, numberPage } from '../../../game-ui/ring/number-art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import styles from './own-exchange.module.css';
import { ringWords } from './ring.strings.ts';
import { getReason, giveReason, hash, ownExchange } from './ring-words.ts';

/** What the player gives and gets, each with its reason. */
export function OwnExchange({ members }: { members: Ring['members'] }) {
  const { me, gives, gets } = ownExchange(members);
  const { strong, rest } = getReason(me.gain, gets);
  return (
    <Exchange>
      <ExchangedItem heading={ringWords.youGiveHeading} item={gives}>
        {giveReason(me)}
      </ExchangedItem>
      <ExchangedItem heading={ringWords.youGetHeading} item={gets} isGet>
        <b>{strong}</b>
        {rest}
      </ExchangedItem>
    </Exchange>
  );
}

export function Exchange({ children }: { children: ReactNode }) {
  return <ul className={styles.exchange}>{children}</ul>;
}

type ExchangedItemProps = {
  heading: string;
  item: SwapNumber;
  isGet?: boolean | undefined;
  children?: ReactNode;
};

export function ExchangedItem({ heading, item, isGet, children }: ExchangedItemProps) {
  return (
    <li className={isGet ? styles.get : undefined}>
      <PlateArt
        art={numberArt(item)}
        size="thumb"
        pixels={56}
        hue={item.hue}
        prestige={isGet ? item.class : undefined}
      />
      <span className={styles.heading}>{heading}</span>
      <span>
        <Link className={styles.item} to={numberPage(item)}>
          {item.name}
        </Link>
        {` ${hash(item.number)}`}
      </span>
      {children && <span className={styles.reason}>{children}</span>}
    </li>
  );
}
