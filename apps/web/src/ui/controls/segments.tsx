import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** Uncontrolled in a form that submits itself; controlled if `onSelect` is set. */
  value: Value;
  onSelect?: ((value: Value) => void) | undefined;
};

export function Segments<Value extends string>({
  legend,
  name,
  options,
  value,
  onSelect,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => {
        const isOn = option.value === value;
        const state = onSelect
          ? { checked: isOn, onChange: () => onSelect(option.value) }
          : { defaultChecked: isOn };
        return (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} {...state} />
            <span>{option.label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
