import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { FieldDoc } from '../document/call-docs.ts';
import styles from './field-list.module.css';
import { TypeText } from './type-text.tsx';

/** The fields of an answer; nested fields are collapsed. */
export function FieldList({ fields }: { fields: FieldDoc[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name}>
          <Field field={field} />
        </li>
      ))}
    </ul>
  );
}

function Field({ field }: { field: FieldDoc }) {
  const { name, type, isOptional, isNullable, description, fields } = field;
  return (
    <>
      <p className={styles.head}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>
          <TypeText type={type} />
          {isNullable && strings.orNull}
          {isOptional && strings.mayBeMissing}
        </span>
      </p>
      {description && (
        <p className={styles.note}>
          <CodeText text={description} />
        </p>
      )}
      {fields.length > 0 && <FoldedFields name={name} fields={fields} />}
    </>
  );
}

export function FoldedFields({ name, fields }: { name: string; fields: FieldDoc[] }) {
  return (
    <details className={styles.within}>
      <summary>{strings.fieldsOf(name, fields.length)}</summary>
      <FieldList fields={fields} />
    </details>
  );
}
