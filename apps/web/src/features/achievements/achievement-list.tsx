import { nearestAchievementsFirst, progressPercent } from '@wallabee/contract/achievements/achievement-rules';
import type { PlayerAchievement } from '@wallabee/contract/achievements/player-achievement';
import { useSearchParams } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SortField } from '../../ui/controls/sort-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import styles from './achievement-list.module.css';
import { achievementStrings as strings } from './achievements.strings.ts';
import { Badge } from './badge.tsx';

export function AchievementList({ achievements }: { achievements: PlayerAchievement[] }) {
  const [search] = useSearchParams();
  const sort = search.get('sort') === 'nearest' ? 'nearest' : '';
  const shown = sort === 'nearest' ? nearestAchievementsFirst(achievements) : achievements;
  const awarded = achievements.filter((achievement) => achievement.awarded).length;
  if (achievements.length === 0) return <EmptyState heading={strings.empty} text={strings.emptyHint} />;
  return (
    <>
      <header className={styles.head}>
        <h2>{strings.heading}</h2>
        <p>{strings.count(formatNumber(awarded), formatNumber(achievements.length))}</p>
        <FilterBar label={strings.filters}>
          <SortField key={sort} name="sort" value={sort} orders={SORTS} names={strings.sorts} />
        </FilterBar>
      </header>
      <CardGrid label={strings.heading}>
        {shown.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </CardGrid>
    </>
  );
}

/** An empty value is left out of the address. */
const SORTS = ['', 'nearest'] as const;

function AchievementCard({ achievement }: { achievement: PlayerAchievement }) {
  const { name, description, description_earned, awarded, awarded_at, progression } = achievement;
  const [first] = progression;
  return (
    <article className={classNames(styles.card, awarded && styles.awarded)}>
      <Badge achievement={achievement} />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{awarded ? description_earned : description}</p>
        {awarded_at && (
          <p className={styles.detail}>
            <time dateTime={awarded_at}>{strings.earnedOn(formatDate(awarded_at))}</time>
          </p>
        )}
        {!awarded && first && (
          <p className={styles.detail}>
            {strings.soFar(formatNumber(first.value), formatNumber(first.target))}
          </p>
        )}
        <ProgressBar percent={progressPercent(progression)} label={strings.progress(name)} />
      </div>
    </article>
  );
}
