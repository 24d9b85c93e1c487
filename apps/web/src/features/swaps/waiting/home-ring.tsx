import { useQuery } from '@tanstack/react-query';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useId } from 'react';
import { Ringlet } from '../../../game-ui/ring/ringlet.tsx';
import { useBackgroundCallApi } from '../../../platform/api/api.ts';
import { apiQuery } from '../../../platform/queries/use-api-query.ts';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { exchangeIn, nameOf } from '../exchange.ts';
import { ownSwapsInput } from '../own-swaps-input.ts';
import { swapHref } from '../swap-links.ts';
import styles from './home-ring.module.css';
import { countAgreed, nearestRing } from './nearest-ring.ts';
import { homeRingStrings as strings } from './waiting.strings.ts';

/** The ring that is nearest to happening, in one sentence. */
export function HomeRing() {
  const headingId = useId();
  const callApi = useBackgroundCallApi();
  const { data, isError } = useQuery(apiQuery(callApi, swapCalls.readOwnSwaps, ownSwapsInput()));
  if (!data && !isError) return null;
  const { members, sentence, href, label } = data ? contentOf(data) : FAILED;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <Ringlet members={members} />
      <div className={styles.words}>
        <h2 id={headingId}>{strings.heading}</h2>
        <p>{sentence}</p>
      </div>
      <Link className={styles.link} to={href}>
        {label}
        <Icon name="arrowRight" />
      </Link>
    </section>
  );
}

interface Content {
  members: readonly { agreed?: boolean }[];
  sentence: string;
  href: SiteAddress;
  label: string;
}

const NO_RING: Content = {
  members: [{}, {}, {}],
  sentence: strings.none,
  href: '/swaps',
  label: strings.toSwaps,
};
const FAILED: Content = { ...NO_RING, sentence: strings.failed };

function contentOf(own: OwnSwaps): Content {
  const nearest = nearestRing(own);
  if (nearest === null) return NO_RING;
  const { members } = nearest.kind === 'found' ? nearest.ring : nearest.swap;
  const { gives, gets } = exchangeIn({ members });
  const size = formatNumber(members.length);
  if (nearest.kind === 'found') {
    const sentence = strings.found(size, nameOf(gets), nameOf(gives));
    return { members: members.map(() => ({})), sentence, href: '/swaps', label: strings.look };
  }
  const agreed = strings.agreed(formatNumber(countAgreed(nearest.swap)), size);
  const sentence = strings.waiting(nameOf(gets), nameOf(gives), agreed);
  const { id, members: seats } = nearest.swap;
  return { members: seats, sentence, href: swapHref(id), label: strings.look };
}
