import type { SearchAnswer } from '@wallabee/contract/search/search';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { mistakeStrings } from '../results.strings.ts';
import type { SearchAddress } from '../search-address.ts';
import styles from './answer-head.module.css';
import { KindTabs } from './kind-tabs.tsx';
import { LazyMistakes } from './lazy-answers.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { SaidBack } from './said-back.tsx';
import { SearchActions, type TellMeOf } from './search-actions.tsx';
import { rightTerms } from './written-mistakes.ts';

interface AnswerHeadProps {
  address: SearchAddress;
  answer: SearchAnswer;
  isBusy?: boolean | undefined;
  tellMe: TellMeOf;
}

/** The lower part of the band below the box: mistakes, the query said back, and the kinds. */
export function AnswerHead({ address, answer, isBusy, tellMe }: AnswerHeadProps) {
  const { q, of, terms, counts } = answer;
  const mistakes = answer.mistakes.filter(({ code }) => code !== 'login');
  const needed = answer.mistakes.find(({ code }) => code === 'login');
  const others = rightTerms(terms, mistakes);
  return (
    <div className={styles.band}>
      <div className={classNames(wrapClass, styles.head)}>
        {mistakes.length > 0 && (
          <LazyMistakes id={MISTAKES_ID} address={{ ...address, q }} mistakes={mistakes} />
        )}
        {needed && (
          <div className={visibility.loggedOut}>
            <LoginNeeded q={q} needed={needed} />
          </div>
        )}
        <div className={styles.said}>
          <div>
            {mistakes.length > 0 && others > 0 && (
              <p className={styles.until}>{mistakeStrings.rest(others)}</p>
            )}
            <SaidBack q={q} said={answer.said} />
          </div>
          {mistakes.length === 0 && <SearchActions address={{ ...address, of }} of={of} tellMe={tellMe} />}
        </div>
        <KindTabs address={address} current={of} counts={counts} isBusy={isBusy} />
      </div>
    </div>
  );
}

/** The box is described by it. */
export const MISTAKES_ID = 'search-mistakes';
