import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from './pieces.module.css';
import { piecesStrings } from './pieces.strings.ts';

const { buttons, fields, filters, show } = piecesStrings;

export function FormPieces() {
  return (
    <>
      <FilterBar label={filters.label} count={filters.count}>
        <SearchBox label={filters.search} placeholder={filters.hint} />
        <Segments legend={show.legend} name="who" options={show.options} value="all" />
      </FilterBar>
      <div className={styles.fields}>
        <TextField
          label={fields.number}
          placeholder={fields.numberHint}
          inputMode="numeric"
          after={<Button type="submit">{fields.find}</Button>}
        />
        <TextField label={fields.wrong} error={fields.error} autoComplete="username" />
        <TextField label={fields.off} disabled />
        <SelectField label={fields.order}>
          {fields.orders.map((order) => (
            <option key={order}>{order}</option>
          ))}
        </SelectField>
        <TextAreaField label={fields.reply} hint={fields.replyHint} />
      </div>
    </>
  );
}

export function ButtonPieces() {
  return (
    <div className={styles.row}>
      <Button>{buttons.honey}</Button>
      <ButtonLink to="/" look="ink">
        {buttons.ink}
      </ButtonLink>
      <Button look="line">{buttons.line}</Button>
      <Button look="quiet">
        <Icon name="quote" />
        {buttons.quiet}
      </Button>
      <Button look="danger">{buttons.danger}</Button>
      <Button look="danger" isSmall>
        {buttons.danger}
      </Button>
      <Button isSmall>{buttons.honey}</Button>
      <Button isBusy>{buttons.busy}</Button>
      <Button disabled>{buttons.off}</Button>
      <IconButton icon="expand" label={piecesStrings.icon} />
      <IconButton icon="expand" label={piecesStrings.icon} isRaised />
    </div>
  );
}
