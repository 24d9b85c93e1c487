import type { BellSettings, changeBellSettings } from '@wallabee/contract/bell/bell-settings';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';

export type SettingsChange = InputOf<typeof changeBellSettings>['body'];

/** The settings as they are once the change is made. */
export function changedBy(settings: BellSettings, { kinds = [], quiet }: SettingsChange): BellSettings {
  return {
    ...settings,
    kinds: settings.kinds.map((row) => overlaid(row, kinds.find(({ kind }) => kind === row.kind) ?? {})),
    quiet: overlaid(settings.quiet, quiet ?? {}),
  };
}

function overlaid<Row extends object>(
  row: Row,
  change: { [Name in keyof Row]?: Row[Name] | undefined },
): Row {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}
