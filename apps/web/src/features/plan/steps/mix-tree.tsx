import type { PlanStep } from '@wallabee/contract/plan/plan';
import type { ReactNode } from 'react';
import { TypeArt } from '../../../game-ui/type-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { stepStrings as strings } from '../plan.strings.ts';
import { type MixNode, partsOfMix } from './mix-parts.ts';
import styles from './mix-tree.module.css';

/** Parts on the left, what they become on the right, a hexagon at every joint. */
export function MixTree({ step, steps }: { step: PlanStep; steps: readonly PlanStep[] }) {
  const parts = partsOfMix(step, steps);
  const isDeep = parts.some((part) => part.parts.length > 0);
  return (
    <div className={styles.well}>
      <figure
        className={classNames(styles.figure, isDeep && styles.deep)}
        aria-label={strings.tree(step.item.name)}
      >
        <Mix parts={parts} result={<Result name={step.item.name} item={step.item} />} />
      </figure>
    </div>
  );
}

function Mix({ parts, result }: { parts: readonly MixNode[]; result: ReactNode }) {
  return (
    <div className={styles.mix}>
      <ul className={styles.from}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both parts may be of one type.
          <li key={place}>
            {part.parts.length > 0 ? (
              <Mix parts={part.parts} result={<Part part={part} />} />
            ) : (
              <Part part={part} />
            )}
          </li>
        ))}
      </ul>
      <span className={styles.joint} role="img" aria-label={strings.makes}>
        <span className={styles.sign}>
          <Icon name="arrowRight" />
        </span>
      </span>
      {result}
    </div>
  );
}

function Result({ name, item }: { name: string; item: MixNode['item'] }) {
  return (
    <div className={classNames(styles.node, styles.result)}>
      <TypeArt
        art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100)}
        hue={item.hue}
        size="node"
      />
      <span className={styles.name}>{name}</span>
    </div>
  );
}

function Part({ part }: { part: MixNode }) {
  return (
    <div className={styles.node}>
      <TypeArt
        art={artOf({ kind: 'item', id: part.item.item_type_id }, part.item.image_key, 100)}
        hue={part.item.hue}
        size="node"
      />
      <span className={styles.name}>{part.item.name}</span>
      <span className={classNames(styles.source, part.held !== null && styles.held)}>
        {sourceWords(part)}
      </span>
    </div>
  );
}

function sourceWords({ held, isSpare, step, parts }: MixNode): string {
  if (held !== null) return (isSpare ? strings.heldSpare : strings.held)(formatNumber(held));
  if (parts.length > 0) return strings.mixedFirst;
  return step === null ? '' : strings.fromStep(formatNumber(step));
}
