import { useRef } from 'react';
import { developerStrings } from '../developers.strings.ts';
import styles from './call-card.module.css';
import type { ModelDoc, ModelField } from './call-docs.ts';
import { MarkedText } from './marked-text.tsx';
import { ModelType } from './model-type.tsx';
import { useOpenedByAddress } from './use-opened-by-address.ts';

export function ModelCard({ model }: { model: ModelDoc }) {
  const card = useRef<HTMLDetailsElement>(null);
  useOpenedByAddress(card, model.name);
  return (
    <details ref={card} id={model.name} className={styles.card}>
      <summary className={styles.summary}>
        <code className={styles.name}>{model.name}</code>
        <span className={styles.about}>
          <MarkedText text={model.description} />
        </span>
      </summary>
      <div className={styles.body}>
        {model.fields.length === 0 && <p>{developerStrings.noFields}</p>}
        <dl className={styles.inputs}>
          {model.fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </dl>
      </div>
    </details>
  );
}

function Field({ field: { name, type, isOptional, description } }: { field: ModelField }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        <ModelType type={type} />
        {isOptional && `, ${developerStrings.optional}`}
        <p className={styles.note}>
          <MarkedText text={description} />
        </p>
      </dd>
    </div>
  );
}
