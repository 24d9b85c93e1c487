import { Link } from '../../ui/controls/link.tsx';
import styles from './band-tabs.module.css';
import { BandChip } from './comb/band-header.tsx';
import { wallStrings } from './number-wall.strings.ts';
import type { Band } from './sieve/bands.ts';
import { type WallFilters, withFilters } from './sieve/wall-filters.ts';
import { filtersHref } from './wall-links.ts';

interface BandTabsProps {
  bands: readonly Band[];
  shown: Band | undefined;
  filters: WallFilters;
}

/** A long wall shows one class at a time. */
export function BandTabs({ bands, shown, filters }: BandTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={wallStrings.bandTabs}>
      {bands.map((band) => (
        <Link
          key={band.prestige}
          to={filtersHref(withFilters(filters, { class: band.prestige, n: null }))}
          preventScrollReset
          replace
          aria-label={`${wallStrings.bandNames[band.prestige]}`}
          aria-current={band.prestige === shown?.prestige ? 'true' : undefined}
        >
          <BandChip band={band} />
        </Link>
      ))}
    </nav>
  );
}
