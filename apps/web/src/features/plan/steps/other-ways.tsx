import type { PlanStep } from '@wallabee/contract/plan/plan';
import { WayTag } from '../../../game-ui/way-tag.tsx';
import { tagWords } from '../../../game-ui/way-words.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { WayCost } from '../cost.tsx';
import { stepStrings as strings } from '../plan.strings.ts';
import { type PlanAddress, planHref, usingWay } from '../plan-address.ts';
import styles from './other-ways.module.css';

/** Using one makes another plan; the address has the choice, so that Back takes it back. */
export function OtherWays({ step, address }: { step: PlanStep; address: PlanAddress }) {
  const { item, others } = step;
  return (
    <details className={styles.others}>
      <summary>
        {strings.otherWays(formatNumber(others.length), others.length === 1)}
        <Icon name="chevronDown" />
      </summary>
      <ul className={styles.ways}>
        {others.map((way) => (
          <li key={way.key}>
            <span className={styles.way}>
              <WayTag kind={way.kind} isFar={way.is_far} />
              <span>{way.words}</span>
            </span>
            <span className={styles.end}>
              <WayCost way={way} />
              {way.is_certain && !way.is_far && (
                <ButtonLink
                  look="quiet"
                  isSmall
                  to={planHref(usingWay(address, item.item_type_id, way.key))}
                  preventScrollReset
                  isPrefetched={false}
                >
                  <span>
                    {strings.use}
                    <VisuallyHidden>{strings.forItem(tagWords(way), item.name)}</VisuallyHidden>
                  </span>
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
