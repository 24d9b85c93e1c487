import type { Place } from '@wallabee/contract/places/place';
import type { ReactNode } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { categoryHref } from './place-links.ts';
import { placeStrings } from './places.strings.ts';

export function PlaceHeading({ place, actions }: { place: Place; actions?: ReactNode }) {
  const { id, name, category_name, city, image_key } = place;
  return (
    <PageHeader
      heading={name}
      back={{ href: '/places', label: placeStrings.backToGuide }}
      lead={placeStrings.lead(category_name, city)}
      art={
        <PlateArt
          art={artOf({ kind: 'place', id }, image_key, 200)}
          hue={place.hue}
          size="shelf"
          pixels={208}
          isEager
        />
      }
      stats={<StatList stats={statsOf(place)} />}
      actions={actions}
    />
  );
}

function statsOf({ item_count, max_items, people_count, category_name, category_id }: Place) {
  return [
    {
      term: placeStrings.items,
      value: placeStrings.outOf(formatNumber(item_count), formatNumber(max_items)),
    },
    { term: placeStrings.visitors, value: formatNumber(people_count) },
    {
      term: placeStrings.category,
      value: <Link to={categoryHref(category_id)}>{category_name}</Link>,
    },
  ];
}
