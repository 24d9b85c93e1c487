import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';
import { TypeArt } from '../../../game-ui/type-art.tsx';
import { WayTag } from '../../../game-ui/way-tag.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { hueAttribute } from '../../../ui/hue.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Cost } from '../cost.tsx';
import { stepStrings as strings } from '../plan.strings.ts';
import { type PlanAddress, planHref, usingWay } from '../plan-address.ts';
import { MixTree } from './mix-tree.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './step-card.module.css';
import { stepDoing } from './step-doing.ts';
import { stepHeadingId } from './use-step-focus.ts';
import { WayDo } from './way-do.tsx';

interface StepCardProps {
  step: PlanStep;
  plan: Plan;
  address: PlanAddress;
}

export function StepCard({ step, plan, address }: StepCardProps) {
  const { item, way } = step;
  return (
    <li className={styles.step} id={`step-${step.step}`} data-step={step.step} {...hueAttribute(item.hue)}>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(step.step)}
      </span>
      <article className={styles.card}>
        <div className={styles.top}>
          <TypeArt
            art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100)}
            hue={item.hue}
            isGap
          />
          <div className={styles.what}>
            <h3 id={stepHeadingId(step.step)} tabIndex={-1}>
              <VisuallyHidden>{strings.step(formatNumber(step.step))}</VisuallyHidden>
              <Link to={`/tools/item/${item.item_type_id}`} isPrefetched={false}>
                {item.name}
              </Link>
            </h3>
            <span>
              <WayTag kind={way.kind} isFar={way.is_far} />
            </span>
            <p>{step.words}</p>
            {step.is_chosen && <Chosen step={step} address={address} />}
          </div>
          <div className={styles.cost}>
            <Cost honeycombs={step.honeycombs} />
            <WayDo doing={stepDoing(step)} />
          </div>
        </div>
        {step.parts.length > 0 && <MixTree step={step} steps={plan.steps} />}
        {step.others.length > 0 && <OtherWays step={step} address={address} />}
      </article>
    </li>
  );
}

function Chosen({ step, address }: Omit<StepCardProps, 'plan'>) {
  return (
    <p>
      {strings.chosen}{' '}
      <Link
        to={planHref(usingWay(address, step.item.item_type_id, null))}
        preventScrollReset
        isPrefetched={false}
      >
        {strings.unchoose}
        <VisuallyHidden> {step.item.name}</VisuallyHidden>
      </Link>
    </p>
  );
}
