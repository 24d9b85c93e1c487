import type { GuideCategory } from '@wallabee/contract/categories/category';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { hueAttribute } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './category-cards.module.css';
import { placesGuideStrings } from './places-guide.strings.ts';

interface CategoryCardsProps {
  categories: GuideCategory[];
  hue: number;
  heading?: 'h2' | 'h3' | undefined;
}

export function CategoryCards({ categories, hue, heading = 'h2' }: CategoryCardsProps) {
  return (
    <ul className={styles.cards} {...hueAttribute(hue)}>
      {categories.map((category) => (
        <li key={category.id} className={styles.card} id={`category-${category.id}`}>
          <CategoryCard category={category} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({ category, heading: Heading }: { category: GuideCategory; heading: 'h2' | 'h3' }) {
  const { id, name, image_key, includes, excludes, subcategories } = category;
  return (
    <>
      <div className={styles.top}>
        <PlateArt art={artOf({ kind: 'category', id }, image_key, 100)} size="card" pixels={76} />
        <div>
          <Heading>{name}</Heading>
          {subcategories.length > 0 && (
            <dl className={styles.subcategories}>
              <dt>{placesGuideStrings.subcategories}</dt>
              <dd>{subcategories.join(', ')}</dd>
            </dl>
          )}
        </div>
      </div>
      <RuleList label={placesGuideStrings.include} icon="check" rules={includes} />
      <RuleList label={placesGuideStrings.exclude} icon="close" rules={excludes} />
    </>
  );
}

interface RuleListProps {
  label: string;
  icon: 'check' | 'close';
  rules: string[];
}

function RuleList({ label, icon, rules }: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <div className={styles.rules} data-kind={icon}>
      <p>{label}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name={icon} />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
