import type { PlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { numberArt, numberPage } from '../../../game-ui/ring/number-art.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import styles from './player-swaps.module.css';
import { playerSwapsStrings as strings } from './player-swaps.strings.ts';
import { type ShownPlayer, WhatFits } from './what-fits.tsx';

interface PlayerSwapsViewProps {
  player: ShownPlayer;
  swaps: PlayerSwaps;
}

export function PlayerSwapsView({ player, swaps }: PlayerSwapsViewProps) {
  const { takes_part } = swaps;
  return (
    <div className={styles.view}>
      {takes_part !== 'yes' && <Notice kind="plain">{strings.standing[takes_part](player.name)}</Notice>}
      <WhatFits player={player} />
      <Wants name={player.name} wants={swaps.wants} />
      <Offers name={player.name} swaps={swaps} />
    </div>
  );
}

function Wants({ name, wants }: { name: string; wants: readonly string[] }) {
  return (
    <Panel heading={strings.wants(name)}>
      {wants.length === 0 ? (
        <p>{strings.noWants(name)}</p>
      ) : (
        <ul className={styles.wants}>
          {wants.map((want) => (
            <li key={want}>{want}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Offers({ name, swaps: { offers, paging } }: { name: string; swaps: PlayerSwaps }) {
  const total = paging.total_results;
  if (offers.length === 0) return <NoOffers name={name} isPageTooFar={total > 0} />;
  const heading = strings.offers(formatNumber(total), total === 1);
  return (
    <section className={styles.offers}>
      <h2>{heading}</h2>
      <Shelf label={heading} isDense isLong={offers.length > FEW}>
        {offers.map((item) => (
          <ItemPlate
            key={item.item_id}
            name={item.name}
            art={{ ...numberArt(item), alt: undefined }}
            href={numberPage(item)}
            hue={item.hue}
            number={item.number}
            isRetired={item.retired}
          />
        ))}
      </Shelf>
      <Pager
        current={paging.current_page - 1}
        total={paging.total_pages}
        href={(page) => (page === 0 ? '?' : `?page=${page + 1}`)}
        label={strings.pages}
      />
    </section>
  );
}

/** From there on, plates far below the screen are not laid out. */
const FEW = 18;

function NoOffers({ name, isPageTooFar }: { name: string; isPageTooFar: boolean }) {
  if (!isPageTooFar) return <EmptyState heading={strings.noOffers} text={strings.noOffersText(name)} />;
  return (
    <EmptyState heading={strings.noSuchPage} action={<ButtonLink to="?">{strings.firstPage}</ButtonLink>} />
  );
}
