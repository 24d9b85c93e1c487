import { WISH_PRESETS, type WishTarget } from '@wallabee/contract/wish-lists/wish-list-rules';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/controls/field.tsx';
import { wishListStrings } from './wish-lists.strings.ts';

type PresetFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  /** A custom list is an option only while it is shown. */
  current?: WishTarget | undefined;
};

export function PresetField({ current, ...field }: PresetFieldProps) {
  const isCustom = current !== undefined && !WISH_PRESETS.some((preset) => preset === current);
  return (
    <SelectField {...field} name="list" label={wishListStrings.preset}>
      {isCustom && <PresetOption target={current} />}
      {WISH_PRESETS.map((preset) => (
        <PresetOption key={preset} target={preset} />
      ))}
    </SelectField>
  );
}

function PresetOption({ target }: { target: WishTarget }) {
  return <option value={target}>{wishListStrings.presets(target)}</option>;
}
