import { progressPercent } from '@wallabee/contract/achievements/achievement-rules';
import type { PlayerAchievement } from '@wallabee/contract/achievements/player-achievement';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import styles from './achievement-list.module.css';
import { achievementStrings as strings } from './achievements.strings.ts';
import { Badge } from './badge.tsx';

export function AchievementList({ achievements }: { achievements: PlayerAchievement[] }) {
  const awarded = achievements.filter((achievement) => achievement.awarded).length;
  if (achievements.length === 0) return <EmptyState heading={strings.empty} text={strings.emptyHint} />;
  return (
    <>
      <header className={styles.head}>
        <h2>{strings.heading}</h2>
        <p>{strings.count(formatNumber(awarded), formatNumber(achievements.length))}</p>
      </header>
      <CardGrid label={strings.heading}>
        {achievements.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </CardGrid>
    </>
  );
}

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
