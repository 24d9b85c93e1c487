import { Fragment, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './mix-picture.module.css';

type MixPictureProps = {
  parts: readonly { key: string; plate: ReactNode }[];
  result: ReactNode;
  /** The labels for screen readers, as 'plus' and 'makes'. */
  labels: { plus: string; makes: string };
};

export function MixPicture({ parts, result, labels }: MixPictureProps) {
  return (
    <div className={styles.mix}>
      {parts.map(({ key, plate }, index) => (
        <Fragment key={key}>
          {index > 0 && <Sign icon="plus" label={labels.plus} />}
          {plate}
        </Fragment>
      ))}
      <Sign icon="arrowRight" label={labels.makes} />
      {result}
    </div>
  );
}

function Sign({ icon, label }: { icon: 'plus' | 'arrowRight'; label: string }) {
  return (
    <span className={styles.sign} role="img" aria-label={label}>
      <Icon name={icon} />
    </span>
  );
}
