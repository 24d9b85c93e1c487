import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/controls/field.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './style-guide.module.css';
import { styleGuideStrings } from './style-guide.strings.ts';

const { buttons, fields, filters, show } = styleGuideStrings;

export function FormSamples() {
  return (
    <>
      <FilterBar label={filters.label} count={filters.count}>
        <SearchBox label={filters.search} placeholder={filters.hint} />
        <Segments legend={show.legend} name="who" options={show.options} value="all" />
      </FilterBar>
      <div className={styles.columns}>
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

export function ButtonSamples() {
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
      <IconButton icon="expand" label={styleGuideStrings.icon} />
      <IconButton icon="expand" label={styleGuideStrings.icon} isRaised />
    </div>
  );
}
