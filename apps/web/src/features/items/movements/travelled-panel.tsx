import type { TravelledNumber } from '@wallabee/contract/items/movements';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { ChartNote } from '../../../ui/charts/chart-panel.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { FailedNote } from '../../../ui/feedback/network/failed-note.tsx';
import { formatDistance } from '../../../ui/format-distance.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { historyHref, itemArt, numberHref, type Pictured } from '../item-links.ts';
import { travelledStrings as strings } from './movements.strings.ts';

export interface TravelledPanelProps {
  type: Pictured & { hue: number };
  /** Null where they could not be loaded. */
  numbers: readonly TravelledNumber[] | null;
}

export function TravelledPanel({ type, numbers }: TravelledPanelProps) {
  if (!numbers?.length)
    return (
      <ChartNote heading={strings.heading}>
        {numbers ? <p>{strings.none}</p> : <FailedNote text={strings.failed} />}
      </ChartNote>
    );
  return (
    <Panel heading={strings.heading} aside={strings.aside}>
      <MediaList>
        {numbers.map((travelled) => (
          <Row key={travelled.item_id} type={type} travelled={travelled} />
        ))}
      </MediaList>
    </Panel>
  );
}

function Row({ type, travelled }: { type: TravelledPanelProps['type']; travelled: TravelledNumber }) {
  const { item_id, number, kilometres, hands, location, seen_at } = travelled;
  const where = strings.where[location](seen_at.city);
  return (
    <MediaRow
      picture={<PlateArt art={itemArt(type, null, 100)} size="thumb" pixels={56} hue={type.hue} />}
      title={
        <Link to={numberHref(type.item_type_id, number)} isPrefetched={false}>
          <NumberChip number={number} />
        </Link>
      }
      detail={strings.detail(formatDistance(kilometres * 1_000), hands, where)}
      end={
        <ButtonLink look="quiet" to={historyHref(item_id)} isPrefetched={false}>
          <span aria-hidden="true">{strings.life}</span>
          <VisuallyHidden>{strings.lifeOf(formatNumber(number))}</VisuallyHidden>
          <Icon name="arrowRight" />
        </ButtonLink>
      }
    />
  );
}
