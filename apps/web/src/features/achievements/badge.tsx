import type { PlayerAchievement } from '@wallabee/contract/achievements/player-achievement';
import { artPath } from '@wallabee/contract/art/art-address';
import { useState } from 'react';
import { ImageModal } from '../../game-ui/image-modal.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import styles from './achievement-list.module.css';
import { achievementStrings as strings } from './achievements.strings.ts';

export function Badge({ achievement }: { achievement: PlayerAchievement }) {
  const { id, name, hue, image_key, awarded } = achievement;
  const [isOpen, setIsOpen] = useState(false);
  if (!awarded) {
    const blank = artOf({ kind: 'achievement', id: `${id}.null` }, image_key, 100);
    return <PlateArt art={blank} size="card" pixels={76} />;
  }
  const large = artPath({ kind: 'achievement', id }, 800, image_key);
  return (
    <>
      <Link
        className={styles.badge}
        to={large}
        reloadDocument
        aria-label={strings.showLarge(name)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <PlateArt
          art={artOf({ kind: 'achievement', id }, image_key, 100)}
          hue={hue}
          size="card"
          pixels={76}
        />
      </Link>
      <ImageModal
        isOpen={isOpen}
        name={name}
        art={{ src: large, alt: strings.badge(name) }}
        hue={hue}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
