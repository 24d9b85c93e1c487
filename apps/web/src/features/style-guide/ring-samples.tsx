import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemId, ItemTypeId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { RingFigure, type RingSeat } from '../../game-ui/ring/ring-figure.tsx';
import type { RingSize } from '../../game-ui/ring/ring-geometry.ts';
import { RingSkeleton } from '../../game-ui/ring/ring-skeleton.tsx';
import { Ringlet } from '../../game-ui/ring/ringlet.tsx';
import styles from './style-guide.module.css';
import { styleGuideStrings } from './style-guide.strings.ts';

const { hub, brokenHub } = styleGuideStrings.ring;

export function RingSamples() {
  return (
    <>
      <div className={styles.columns}>
        {([2, 3, 4, 5] as const).map((size) => (
          <RingFigure key={size} members={sampleRing(size)} hub={<Hub {...hub} />} isProposed={size === 4} />
        ))}
        <RingFigure
          members={sampleRing(4).map((member, place) => ({ ...member, is_gone: place === 2 }))}
          hub={<Hub {...brokenHub} />}
          isProposed
        />
        <RingSkeleton size={4} />
      </div>
      <div className={styles.row}>
        {([2, 3, 4, 5] as const).map((size) => (
          <Ringlet key={size} members={sampleRing(size)} />
        ))}
      </div>
    </>
  );
}

function Hub({ head, line }: { head: string; line: string }) {
  return (
    <>
      <strong>{head}</strong>
      <span>{line}</span>
    </>
  );
}

const NUMBERS = [2_310, 504, 61, 12_204, 9];
const pictures = { image_key: '', image_url_50: '', image_url_100: '', image_url_200: '' };

function sampleRing(size: RingSize): RingSeat[] {
  return NUMBERS.slice(0, size - 1)
    .concat(9)
    .map((number, place) => ({
      player: {
        id: (place + 1) as PlayerId,
        name: styleGuideStrings.ring.players[place] ?? '',
        is_friend: false,
        hue: 40 + place * 60,
        ...pictures,
      },
      gives: {
        item_id: (place + 1) as ItemId,
        item_type_id: (101 + place) as ItemTypeId,
        name: styleGuideStrings.items[place] ?? '',
        set_id: 1 as SetId,
        set_name: '',
        number,
        class: prestigeOf(number),
        variant_id: null,
        variant_name: null,
        retired: false,
        hue: 205 - place * 60,
        ...pictures,
      },
      to: (((place + 1) % size) + 1) as PlayerId,
      saved_number: null,
      gain: { kind: 'missing', instead_of: null, set: null, query: null, is_pulled: false },
      why: '',
      agreed: place % 3 !== 2,
    }));
}
