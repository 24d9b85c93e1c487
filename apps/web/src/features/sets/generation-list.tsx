import { COLLECTIBLES_GENERATION_ID } from '@wallabee/contract/protocol/special-ids';
import type { Generation } from '@wallabee/contract/sets/set';
import { generationName } from '@wallabee/contract/sets/set-rules';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { LinkCard } from '../../ui/layout/link-card.tsx';
import styles from './generation-list.module.css';
import { generationHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

export function GenerationList({ generations }: { generations: Generation[] }) {
  return (
    <ul className={styles.list}>
      {generations.map((generation) => (
        <li key={generation.gen_id}>
          <GenerationCard generation={generation} />
        </li>
      ))}
    </ul>
  );
}

function GenerationCard({ generation }: { generation: Generation }) {
  const { gen_id, set_count, primary_set_id, primary_set_image_key, primary_set_hue } = generation;
  return (
    <LinkCard className={styles.card} to={generationHref(gen_id)}>
      <span className={styles.icons}>
        <SecondaryIcon generation={generation} />
        <PlateArt
          art={artOf({ kind: 'set', id: primary_set_id }, primary_set_image_key, 100)}
          size="card"
          pixels={96}
          hue={primary_set_hue}
          isEager
        />
      </span>
      <span className={styles.name}>{generationName(gen_id)}</span>
      <span className={styles.facts}>
        <span>{yearsOf(generation)}</span> <span>{setStrings.setCount(set_count)}</span>
      </span>
      <span className={styles.sets}>{generation.set_names.join(', ')}</span>
    </LinkCard>
  );
}

/** Collectibles are still being added. */
function yearsOf({ gen_id, first_year, last_year }: Generation): string {
  return gen_id === COLLECTIBLES_GENERATION_ID
    ? setStrings.since(first_year)
    : setStrings.years(first_year, last_year);
}

function SecondaryIcon({ generation }: { generation: Generation }) {
  const { secondary_set_id, secondary_set_image_key, secondary_set_hue } = generation;
  if (secondary_set_id === null || secondary_set_image_key === null) return null;
  return (
    <span className={styles.secondary}>
      <PlateArt
        art={artOf({ kind: 'set', id: secondary_set_id }, secondary_set_image_key, 100)}
        size="card"
        pixels={96}
        hue={secondary_set_hue ?? undefined}
        isEager
      />
    </span>
  );
}
