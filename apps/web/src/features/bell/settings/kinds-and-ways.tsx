import { BELL_WAYS, type BellWay } from '@wallabee/contract/bell/bell-kinds';
import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { KindIcon } from '../notes/kind-icon.tsx';
import styles from './kinds-and-ways.module.css';
import { pushStrings, settingStrings as strings } from './settings.strings.ts';
import type { SettingsChanges } from './use-bell-settings.ts';
import { WayIcon } from './way-icon.tsx';

type KindsAndWaysProps = {
  kinds: BellSettings['kinds'];
  changes: SettingsChanges;
  /** Nothing can be pushed to anywhere. */
  isPushOff: boolean;
};

export function KindsAndWays({ kinds, changes, isPushOff }: KindsAndWaysProps) {
  return (
    <Panel heading={strings.kindsAndWays} aside={<Saved isSaved={changes.isSaved} />}>
      <div className={styles.frame}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{strings.kind}</VisuallyHidden>
              </th>
              {BELL_WAYS.map((way) => (
                <th key={way} scope="col">
                  <WayIcon way={way} />
                  <b>{strings.ways[way].title}</b>
                  <span>{strings.ways[way].text}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((row) => (
              <KindRow key={row.kind} row={row} isPushOff={isPushOff} onChange={changes.change} />
            ))}
          </tbody>
        </table>
      </div>
      {isPushOff && <p className={styles.off}>{pushStrings.columnOff}</p>}
    </Panel>
  );
}

type KindRowProps = {
  row: BellSettings['kinds'][number];
  isPushOff: boolean;
  onChange: SettingsChanges['change'];
};

function KindRow({ row, isPushOff, onChange }: KindRowProps) {
  const { title, text } = strings.kinds[row.kind];
  const isOff = (way: BellWay) => way === 'push' && isPushOff;
  return (
    <tr>
      <th scope="row">
        <KindIcon kind={row.kind} />
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
      </th>
      {BELL_WAYS.map((way) => (
        <td key={way}>
          <span className={styles.way} aria-hidden="true">
            {strings.ways[way].title}
          </span>
          <Switch
            aria-label={strings.byWay(title, strings.ways[way].title)}
            checked={row[way] && !isOff(way)}
            disabled={isOff(way)}
            onChange={({ target }) => onChange({ kinds: [{ kind: row.kind, [way]: target.checked }] })}
          />
        </td>
      ))}
    </tr>
  );
}

/** Always rendered, because screen readers announce only changes inside a live region. */
function Saved({ isSaved }: { isSaved: boolean }) {
  return (
    <span className={styles.saved} role="status">
      {isSaved && (
        <>
          <Icon name="check" />
          {strings.saved}
        </>
      )}
    </span>
  );
}
