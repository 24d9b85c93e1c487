import type { FoundItems } from '@wallabee/contract/items/search';
import type { SearchAnswer } from '@wallabee/contract/search/search';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { ShelfSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { ResultList } from '../results/result-list.tsx';
import { resultStrings } from '../results.strings.ts';
import { searchStrings } from '../search.strings.ts';
import { type SearchAddress, searchHref } from '../search-address.ts';
import { Searching, useIsSearching } from '../searching.tsx';
import { AnswerHead } from './answer-head.tsx';
import styles from './answer-view.module.css';
import { ForumsNeedLogin } from './forums-need-login.tsx';
import { LazyEmptyResults } from './lazy-answers.tsx';
import { ResultBar } from './result-bar.tsx';
import type { TellMeOf } from './search-actions.tsx';
import { SearchPosts } from './search-posts.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerViewProps {
  address: SearchAddress;
  /** The answer for visitors. */
  served: SearchAnswer;
  near?: FoundItems['near'] | undefined;
  tellMe: TellMeOf;
}

export function AnswerView({ address, served, near, tellMe }: AnswerViewProps) {
  const { answer, isPending, failure } = useAnswer(address, served);
  const isSearching = useIsSearching();
  const { of, results, paging } = answer;
  const pageHref = (page: number) => searchHref({ ...address, of, page: page + 1 });
  return (
    <>
      <AnswerHead address={address} answer={answer} isBusy={isSearching || isPending} tellMe={tellMe} />
      <div className={wrapClass}>
        {address.isWords && of === 'items' && results.length > 0 && (
          <h2 className={styles.heading}>{searchStrings.results}</h2>
        )}
        <ResultBar address={address} answer={answer} />
        <Searching isPending={isPending}>
          {of === 'threads' && <ForumsNeedLogin />}
          {of === 'threads' && <SearchPosts answer={answer} />}
          {failure ? (
            <QueryView query={failure} skeleton={<ShelfSkeleton />} failed={resultStrings.failed}>
              {() => null}
            </QueryView>
          ) : (
            <Results address={address} answer={answer} near={near} />
          )}
        </Searching>
        <div className={styles.pager}>
          <Pager
            current={paging.current_page - 1}
            total={paging.total_pages}
            href={pageHref}
            label={resultStrings.pages}
          />
        </div>
      </div>
    </>
  );
}

function Results({
  address,
  answer,
  near,
}: Omit<AnswerViewProps, 'served' | 'tellMe'> & { answer: SearchAnswer }) {
  if (answer.results.length > 0) return <ResultList address={address} answer={answer} />;
  return <LazyEmptyResults address={address} answer={answer} near={near} />;
}
