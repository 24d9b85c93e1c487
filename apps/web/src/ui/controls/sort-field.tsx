import { uiStrings } from '../ui.strings.ts';
import { SelectField } from './field.tsx';
import styles from './sort-field.module.css';

type SortFieldProps<Order extends string> = {
  name: string;
  value: Order;
  orders: readonly Order[];
  names: Record<Order, string>;
};

/** Part of a filter bar. */
export function SortField<Order extends string>({ name, value, orders, names }: SortFieldProps<Order>) {
  return (
    <div className={styles.sort}>
      <SelectField label={uiStrings.sort} name={name} defaultValue={value} isLabelHidden>
        {orders.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
