import type { Category } from '@wallabee/contract/categories/category';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StatList } from '../../../ui/layout/stat-list.tsx';
import { guideHref } from '../place-links.ts';
import { placeStrings as strings } from '../places.strings.ts';

export function CategoryHeading({ category, total }: { category: Category; total: number }) {
  const { id, name, hue, image_key, subcategories, group } = category;
  return (
    <PageHeader
      heading={name}
      back={{ href: '/places', label: strings.backToGuide }}
      lead={subcategories.length > 0 ? subcategories.join(', ') : strings.categoryLead}
      art={
        <PlateArt
          art={artOf({ kind: 'category', id }, image_key, 200)}
          hue={hue}
          size="shelf"
          pixels={208}
          isEager
        />
      }
      stats={
        <StatList
          stats={[
            { term: strings.places, value: formatNumber(total) },
            { term: strings.guide, value: <Link to={guideHref(group)}>{strings.whatBelongs}</Link> },
          ]}
        />
      }
    />
  );
}
