import { planCalls } from '@wallabee/contract/plan/plan.calls';
import type { readWays, Way } from '@wallabee/contract/plan/ways';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { WayTag } from '../../../game-ui/way-tag.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WayCost } from '../cost.tsx';
import { type Doing, mixOf, wayDoing } from '../steps/step-doing.ts';
import { WayDo } from '../steps/way-do.tsx';
import { OwnItems } from './own-items.tsx';
import styles from './ways.module.css';
import { waysStrings as strings } from './ways.strings.ts';

type Ways = ResponseOf<typeof readWays>;

/** Every way for the player to an item of a type, and what they have of it. */
export function WaysPanel({ itemTypeId }: { itemTypeId: ItemTypeId }) {
  const ways = useApiQuery(planCalls.readWays, { params: { itemTypeId }, query: {} });
  return (
    <Panel
      heading={strings.heading}
      aside={
        <ButtonLink look="line" isSmall to={`/plan?types=${itemTypeId}`} isPrefetched={false}>
          {strings.plan}
        </ButtonLink>
      }
    >
      <QueryView query={ways} skeleton={<ListSkeleton rows={3} />} failed={strings.failed}>
        {(answer) => <Answer {...answer} />}
      </QueryView>
    </Panel>
  );
}

function Answer({ item, own, ways, saved_number, start }: Ways) {
  const hasPlaces = ways.some(({ place }) => place);
  return (
    <div className={styles.answer}>
      {own.length > 0 && <OwnItems items={own} savedNumber={saved_number} />}
      {saved_number !== null && <p className={styles.note}>{strings.have(formatNumber(saved_number))}</p>}
      <ul className={styles.ways} aria-label={strings.ways}>
        {ways.map((way) => (
          <li key={way.key}>
            <span className={styles.way}>
              <WayTag kind={way.kind} isFar={way.is_far} />
              <span>
                {way.words}
                {!way.is_certain && way.kind !== 'none' && <small>{strings.uncertain}</small>}
              </span>
            </span>
            {way.kind !== 'none' && (
              <span className={styles.end}>
                <WayCost way={way} />
                <WayDo doing={doingOf(way, item)} isSmall />
              </span>
            )}
          </li>
        ))}
      </ul>
      {start?.name && hasPlaces && <p className={styles.note}>{strings.from(start.name)}</p>}
      {!start && <p className={styles.note}>{strings.noStart}</p>}
    </div>
  );
}

/** There is no walk on this page, so a place is a link to its own. */
function doingOf(way: Way, item: Ways['item']): Doing | null {
  if (way.kind === 'held') return null;
  if (way.place) return { kind: 'link', href: `/tools/place/${way.place.id}`, label: way.place.name };
  const [first, second] = way.parts;
  if (first?.held && second?.held)
    return { kind: 'act', action: mixOf(item, [first.held, second.held], false) };
  return wayDoing(way, { item, cost: way.honeycombs });
}
