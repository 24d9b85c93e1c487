import type { PlayerAchievement } from '@wallabee/contract/achievements/player-achievement';
import { artPath } from '@wallabee/contract/art/art-address';
import { PictureLink } from '../../game-ui/picture-link.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import styles from './achievement-list.module.css';
import { achievementStrings as strings } from './achievements.strings.ts';

export function Badge({ achievement }: { achievement: PlayerAchievement }) {
  const { id, name, hue, image_key, awarded } = achievement;
  if (!awarded) {
    const blank = artOf({ kind: 'achievement', id: `${id}.null` }, image_key, 100);
    return <PlateArt art={blank} size="card" pixels={76} />;
  }
  const large = artPath({ kind: 'achievement', id }, 800, image_key);
  return (
    <PictureLink
      className={styles.badge}
      large={large}
      alt={strings.badge(name)}
      name={name}
      label={strings.showLarge(name)}
      hue={hue}
    >
      <PlateArt art={artOf({ kind: 'achievement', id }, image_key, 100)} hue={hue} size="card" pixels={76} />
    </PictureLink>
  );
}
