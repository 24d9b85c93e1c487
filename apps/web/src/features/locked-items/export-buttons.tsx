import { lockedItemsCsv, lockedItemsJson } from '@wallabee/contract/locked-items/export-rules';
import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './export-buttons.module.css';
import { lockedItemStrings as strings } from './locked-items.strings.ts';

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What is shown, in the order it is shown in. */
export function ExportButtons({ items, fileName }: { items: readonly LockedItem[]; fileName: string }) {
  const asCsv = () =>
    download(`${fileName}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + lockedItemsCsv(items));
  const asJson = () => download(`${fileName}.json`, 'application/json', lockedItemsJson(items));
  return (
    <fieldset className={styles.exports}>
      <legend>{strings.exportAs}</legend>
      <Button look="line" isSmall onClick={asCsv} disabled={items.length === 0}>
        <Icon name="download" />
        {strings.csv}
      </Button>
      <Button look="line" isSmall onClick={asJson} disabled={items.length === 0}>
        <Icon name="download" />
        {strings.json}
      </Button>
    </fieldset>
  );
}

function download(name: string, type: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
