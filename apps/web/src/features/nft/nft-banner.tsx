import { picturePath } from '@wallabee/contract/art/art-address';
import { classNames } from '../../ui/class-names.ts';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { nftStrings } from './nft.strings.ts';
import styles from './nft-banner.module.css';

const BUILD_A_UNIQUE_ID = 2690;

export function NftBanner({ apiUrl }: { apiUrl: string }) {
  return (
    <header className={styles.banner}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.text}>
          <h1>{nftStrings.welcome}</h1>
          <p>{nftStrings.lead}</p>
        </div>
        <img
          src={`${apiUrl}${picturePath({ kind: 'item', id: BUILD_A_UNIQUE_ID }, 200)}`}
          alt={nftStrings.art}
          width={200}
          height={200}
        />
      </div>
    </header>
  );
}
