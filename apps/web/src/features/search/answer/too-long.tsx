import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { mistakeStrings } from '../results.strings.ts';
import styles from './answer-view.module.css';

export function TooLong() {
  return (
    <div className={classNames(wrapClass, styles.failed)}>
      <EmptyState heading={mistakeStrings.tooLong} text={mistakeStrings.tooLongText} />
    </div>
  );
}
