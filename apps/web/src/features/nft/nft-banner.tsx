import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { nftStrings } from './nft.strings.ts';
import styles from './nft-banner.module.css';

const BUILD_A_UNIQUE_ID = 2690;

/** The drawing alone: its plate follows the theme. */
const ART = artOf({ kind: 'item', id: BUILD_A_UNIQUE_ID }, '', 200);

export function NftBanner() {
  return (
    <header className={styles.banner}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.text}>
          <h1>{nftStrings.welcome}</h1>
          <p>{nftStrings.lead}</p>
        </div>
        <div className={styles.plate}>
          <PlateArt art={{ ...ART, alt: nftStrings.art }} size="shelf" pixels={200} isEager />
        </div>
      </div>
    </header>
  );
}
