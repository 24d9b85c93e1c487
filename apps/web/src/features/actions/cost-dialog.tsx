import { artPath } from '@wallabee/contract/art/art-address';
import type { ReactNode } from 'react';
import { actionLabel, itemWords } from '../../game-ui/actions/action-words.ts';
import type { ActedItem, ActedType, GameAction } from '../../game-ui/actions/game-action.ts';
import { Comb } from '../../game-ui/comb.tsx';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './actions.module.css';
import { actionsStrings as strings } from './actions.strings.ts';

type Getting = Extract<GameAction, { action: 'buy' | 'buy_on_market' | 'mix' }>;

type CostDialogProps = {
  action: Getting;
  isOpen: boolean;
  isBusy: boolean;
  /** How many of several calls are done. */
  done: number;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** A look at what an action costs, before it is done. */
export function CostDialog({ action, done, failure, ...dialog }: CostDialogProps) {
  const count = action.action === 'buy' ? (action.count ?? 1) : 1;
  return (
    <ConfirmDialog
      {...dialog}
      heading={headingOf(action, count)}
      confirmLabel={actionLabel(action)}
      cancelLabel={strings.cancel}
    >
      {action.action === 'mix' ? <MixCost {...action} /> : <Price action={action} left={count - done} />}
      {failure && (
        <Notice kind="bad">
          {failure}
          {done > 0 && done < count && ` ${strings.someDone(formatNumber(done), formatNumber(count))}`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function headingOf(action: Getting, count: number): string {
  if (action.action === 'mix') return strings.mixHeading(action.item.name);
  if (count > 1) return strings.buySeveralHeading(formatNumber(count), action.item.name);
  return strings.buyHeading(itemWords(action.item));
}

function Price({ action, left }: { action: Exclude<Getting, { action: 'mix' }>; left: number }) {
  const total = action.cost * left;
  return (
    <>
      <ActedPlate item={action.item}>
        {action.action === 'buy'
          ? left > 1
            ? strings.each(formatNumber(left), formatNumber(action.cost))
            : strings.newNumber
          : action.seller && strings.from(action.seller)}
      </ActedPlate>
      <p className={styles.cost}>
        {strings.costs}
        <b>
          <Comb />
          {formatNumber(total)}
        </b>
      </p>
      <Balance cost={total} />
    </>
  );
}

function Balance({ cost }: { cost: number }) {
  const { data, isPending } = useOwnProfile();
  const balance = data?.balance;
  if (balance === undefined) return <p>{isPending ? '' : strings.balanceUnknown}</p>;
  const left = balance - cost;
  return left < 0 ? (
    <Notice kind="bad">{strings.notEnough(formatNumber(balance), formatNumber(-left))}</Notice>
  ) : (
    <p>{strings.remains(formatNumber(balance), formatNumber(left))}</p>
  );
}

function MixCost({ item, parts }: Extract<Getting, { action: 'mix' }>) {
  return (
    <>
      <div className={styles.mix}>
        <p>{strings.usedUp}</p>
        {parts.map((part) => (
          <ActedPlate key={part.item_id} item={part} />
        ))}
        <p>{strings.makes}</p>
        <ActedPlate item={item}>{strings.newNumber}</ActedPlate>
      </div>
      <p>{strings.free}</p>
    </>
  );
}

export function ActedPlate({ item, children }: { item: ActedItem | ActedType; children?: ReactNode }) {
  return (
    <div className={styles.plate}>
      <PlateArt art={artOfItem(item)} hue={item.hue} size="thumb" pixels={56} />
      <span className={styles.text}>
        <span className={styles.name}>{item.name}</span>
        {'number' in item && <NumberChip number={item.number} />}
        {children && <span className={styles.detail}>{children}</span>}
      </span>
    </div>
  );
}

function artOfItem(item: ActedItem | ActedType) {
  const variant = 'variant_id' in item ? item.variant_id : null;
  const id = variant === null ? item.item_type_id : `${item.item_type_id}.${variant}`;
  const path = (size: number) => artPath({ kind: 'item', id }, size, item.image_key);
  return { src: path(100), srcSet: `${path(100)} 100w, ${path(200)} 200w`, alt: '' };
}
