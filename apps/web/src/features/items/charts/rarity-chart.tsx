import type { ClassRarity, ItemCharts } from '@wallabee/contract/items/charts';
import { ClassChip, classLetters } from '../../../game-ui/class-chip.tsx';
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { shareOf } from '../../../ui/charts/scale.ts';
import { StripChart } from '../../../ui/charts/strip-chart.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { itemChartStrings as strings } from './item-charts.strings.ts';
import styles from './rarity-chart.module.css';
import { rarityWords } from './rarity-words.ts';

/** Only of today, because it compares with every other item type. */
export function RarityChart({ rarity }: Pick<ItemCharts, 'rarity'>) {
  if (rarity.length === 0) return null;
  return (
    <ChartPanel
      heading={strings.rarity}
      aside={strings.besideAll(formatNumber(sizeOf(rarity)))}
      sentence={strings.raritySentence}
      figures={{
        caption: strings.rarityTable,
        columns: [strings.class, strings.changeHands, strings.share, strings.beside],
        rows: rarity.map((some) => ({
          name: classLetters(some.digits),
          cells: [
            strings.ofTotal(formatNumber(some.free), formatNumber(some.total)),
            strings.percent(Math.round(shareOf(some.free, some.total) * 100)),
            rarityWords(some),
          ],
        })),
      }}
    >
      <div className={styles.rows}>
        {rarity.map((some) => (
          <div key={some.digits} className={styles.row}>
            <ClassChip digits={some.digits} />
            <StripChart columns={some.columns} here={some.column} />
            <p>
              <b>{strings.canChangeHands(formatNumber(some.free), formatNumber(some.total))}</b>
              <br />
              {rarityWords(some)}
            </p>
          </div>
        ))}
        <div className={styles.axis} aria-hidden="true">
          <span>{strings.allHeld}</span>
          <span>{strings.allFree}</span>
        </div>
      </div>
    </ChartPanel>
  );
}

/** Every item that was issued has a number of the lowest class. */
function sizeOf([lowest]: readonly ClassRarity[]): number {
  return lowest?.columns.reduce((sum, count) => sum + count, 0) ?? 0;
}
