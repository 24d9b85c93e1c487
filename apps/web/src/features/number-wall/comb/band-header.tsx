import { gameUiStrings } from '../../../game-ui/game-ui.strings.ts';
import { FailedPart } from '../../../ui/feedback/network/failed-part.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { wallStrings } from '../number-wall.strings.ts';
import { type Band, sizeOf } from '../sieve/bands.ts';
import styles from './band.module.css';

interface BandHeaderProps {
  id: string;
  band: Band;
  /** Null while the states are not known. */
  held: number | null;
}

export function BandHeader({ id, band, held }: BandHeaderProps) {
  const size = formatNumber(sizeOf(band));
  return (
    <header className={styles.header}>
      <h2 id={id}>
        <BandChip band={band} />
      </h2>
      <span>
        {held === null ? wallStrings.inAll(size) : wallStrings.withPlayers(formatNumber(held), size)}
      </span>
    </header>
  );
}

export function BandChip({ band }: { band: Band }) {
  const { prestige, first, last } = band;
  return (
    <span className={styles.chip} data-prestige={prestige}>
      {wallStrings.range(formatNumber(first), formatNumber(last))}
      {prestige !== 'beyond' && (
        <abbr title={gameUiStrings.prestige[prestige].words}>{gameUiStrings.prestige[prestige].letters}</abbr>
      )}
    </span>
  );
}

/** In place of the comb of one band; the others stay. */
export function BandFailure({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return <FailedPart heading={wallStrings.bandFailed} onRetry={retry} isRetrying={isRetrying} />;
}
