import { artPath } from '@wallabee/contract/art/art-address';
import type { RadarPlace } from '@wallabee/contract/radar/radar';
import { formatNumber } from '../../../ui/format-number.ts';
import { hueAttribute } from '../../../ui/hue.ts';
import { findsAt, pinKind } from './pin-look.ts';
import styles from './radar-map.module.css';

/** The head with the best thing, and the count on its shoulder. */
export function pinElement(places: readonly RadarPlace[], state: 'plain' | 'marked' | 'chosen'): HTMLElement {
  const pin = element('span', styles.pin);
  const best = places[0]?.best;
  if (!best) {
    pin.classList.add(styles.dull ?? '');
    pin.dataset.state = state;
    return pin;
  }
  Object.assign(pin.dataset, { kind: pinKind({ best }), prestige: best.class, state });
  const head = element('span', styles.head);
  head.dataset.hue = `${hueAttribute(best.hue)['data-hue']}`;
  const picture = document.createElement('img');
  picture.src = artPath({ kind: 'item', id: best.item_type_id }, 50, best.image_key);
  picture.alt = '';
  head.append(picture);
  const count = element('b', styles.count);
  count.textContent = formatNumber(findsAt(places));
  pin.append(head, count);
  return pin;
}

export function labelElement(text: string): HTMLElement {
  const label = element('span', styles.label);
  label.textContent = text;
  return label;
}

function element(tag: string, className: string | undefined): HTMLElement {
  const made = document.createElement(tag);
  made.className = className ?? '';
  return made;
}
