import type { SearchAnswer } from '@wallabee/contract/search/search';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { resultStrings } from '../results.strings.ts';
import { postSearchHref, wordsOf } from '../search-links.ts';
import styles from './answer-view.module.css';

/** The query language has no author, forum or day of posts; the forums have a search of their own for them. */
export function SearchPosts({ answer }: { answer: SearchAnswer }) {
  return (
    <p className={classNames(styles.login, visibility.loggedIn)}>
      <Link to={postSearchHref(wordsOf(answer))}>{resultStrings.searchPosts}</Link>
    </p>
  );
}
