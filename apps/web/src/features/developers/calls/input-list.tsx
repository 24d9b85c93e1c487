import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallInput } from '../document/call-docs.ts';
import { FoldedFields } from '../pieces/field-list.tsx';
import { TypeText } from '../pieces/type-text.tsx';
import styles from './input-list.module.css';

const PLACES = ['path', 'query', 'body', 'header'] as const;

export function InputList({ inputs }: { inputs: CallInput[] }) {
  const places = PLACES.map((place) => ({ place, own: inputs.filter((input) => input.place === place) }));
  return places
    .filter(({ own }) => own.length > 0)
    .map(({ place, own }) => (
      <div key={place} className={styles.place}>
        <h3>{strings.place[place]}</h3>
        <dl className={styles.inputs}>
          {own.map((input) => (
            <Input key={input.name} input={input} />
          ))}
        </dl>
      </div>
    ));
}

function Input({ input }: { input: CallInput }) {
  const { name, shape, typedAs, isRequired, description, example, fields } = input;
  return (
    <div>
      <dt>
        <code>{name}</code>
        <small>{isRequired ? strings.required : strings.optional}</small>
      </dt>
      <dd>
        <CodeText text={description} />
        <p className={styles.note}>
          {typedAs === 'json' ? <TypeText type={shape} /> : shape}
          {example && (
            <>
              {strings.such}
              <code>{example}</code>
            </>
          )}
        </p>
        {fields.length > 0 && <FoldedFields name={name} fields={fields} />}
      </dd>
    </div>
  );
}
