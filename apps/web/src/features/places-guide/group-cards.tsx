import type { CategoryGroup } from '@wallabee/contract/categories/category';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { hueAttribute } from '../../ui/hue.ts';
import { LinkCard } from '../../ui/layout/link-card.tsx';
import styles from './group-cards.module.css';
import { groupHref } from './group-links.ts';
import { placesGuideStrings } from './places-guide.strings.ts';

export function GroupCards({ groups }: { groups: CategoryGroup[] }) {
  return (
    <ul className={styles.groups} aria-label={placesGuideStrings.groups}>
      {groups.map((group) => (
        <li key={group.slug} {...hueAttribute(group.hue)}>
          <GroupCard group={group} />
        </li>
      ))}
    </ul>
  );
}

function GroupCard({ group: { slug, name, description, categories } }: { group: CategoryGroup }) {
  return (
    <LinkCard className={styles.card} to={groupHref(slug)}>
      <span className={styles.fan}>
        {categories.slice(0, FANNED).map(({ id, image_key }) => (
          <PlateArt
            key={id}
            art={artOf({ kind: 'category', id }, image_key, 100)}
            size="card"
            pixels={76}
            isEager
          />
        ))}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{placesGuideStrings.categoryCount(categories.length)}</span>
      <span className={styles.description}>{description}</span>
    </LinkCard>
  );
}

const FANNED = 3;
