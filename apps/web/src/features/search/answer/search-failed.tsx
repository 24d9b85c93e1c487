import { useLocation, useNavigate } from 'react-router';
import { isConnectionFailure } from '../../../platform/api/connection-failure.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { resultStrings as strings } from '../search.strings.ts';
import { useSearchAddress } from '../search-address.ts';
import headStyles from './answer-head.module.css';
import styles from './answer-view.module.css';
import { KindTabs } from './kind-tabs.tsx';

/** The box and the tabs stay; only the results are replaced. */
export function SearchFailed({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useSearchAddress();
  const retry = () => void navigate(pathname + search, { replace: true });
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
        <ErrorState
          heading={strings.failed}
          text={strings.failedText}
          onRetry={isConnectionFailure(error) ? retry : undefined}
        />
      </div>
    </>
  );
}
