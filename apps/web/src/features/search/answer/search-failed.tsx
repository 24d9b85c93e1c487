import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { resultStrings as strings } from '../results.strings.ts';
import { useSearchAddress } from '../search-address.ts';
import headStyles from './answer-head.module.css';
import styles from './answer-view.module.css';
import { KindTabs } from './kind-tabs.tsx';

/** The box and the tabs stay; only the results are replaced. */
export function SearchFailed() {
  const address = useSearchAddress();
  return (
    <>
      <title>{strings.title(strings.failed)}</title>
      {address.q !== '' && (
        <div className={headStyles.band}>
          <div className={classNames(wrapClass, headStyles.head)}>
            <KindTabs address={address} current={address.of} />
          </div>
        </div>
      )}
      <div className={classNames(wrapClass, styles.failed)}>
        <ErrorState heading={strings.failed} text={strings.failedText} />
      </div>
    </>
  );
}
