import { Link } from '../../../ui/controls/link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type ModelDoc, modelAddress } from '../document/call-docs.ts';
import { CallRow } from '../pieces/call-row.tsx';
import { FieldList } from '../pieces/field-list.tsx';
import { TypeText } from '../pieces/type-text.tsx';
import styles from './model-view.module.css';

export function ModelView({ model }: { model: ModelDoc }) {
  const { name, description, type, fields, calls, models } = model;
  return (
    <>
      <PageHeader
        heading={name}
        lead={<CodeText text={description} />}
        back={{ href: '/developers/models', label: strings.backToModels }}
      />
      <Stack>
        <Panel heading={strings.fields}>
          {type && (
            <p>
              <TypeText type={type} />
            </p>
          )}
          {fields.length === 0 && !type && <p>{strings.noFields}</p>}
          <FieldList fields={fields} />
        </Panel>
        {models.length > 0 && (
          <Panel heading={strings.withinModels}>
            <ul className={styles.names}>
              {models.map((other) => (
                <li key={other}>
                  <Link to={modelAddress(other)} isPrefetched={false}>
                    <code>{other}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel heading={strings.usedBy}>
          {calls.length === 0 && <p>{strings.usedByNone}</p>}
          <ul>
            {calls.map((call) => (
              <CallRow key={call.slug} call={call} />
            ))}
          </ul>
        </Panel>
      </Stack>
    </>
  );
}
