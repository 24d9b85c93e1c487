import { lockedItemsCsv, lockedItemsJson } from '@wallabee/contract/locked-items/export-rules';
import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './export-buttons.module.css';
import { lockedItemStrings as strings } from './locked-items.strings.ts';

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export function ExportButtons({ items, fileName }: { items: readonly LockedItem[]; fileName: string }) {
  const asCsv = () =>
    saveFile({
      name: `${fileName}.csv`,
      type: 'text/csv;charset=utf-8',
      content: BYTE_ORDER_MARK + lockedItemsCsv(items),
    });
  const asJson = () =>
    saveFile({ name: `${fileName}.json`, type: 'application/json', content: lockedItemsJson(items) });
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
