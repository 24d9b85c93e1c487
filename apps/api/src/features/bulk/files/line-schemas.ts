import type { BulkKind } from '@wallabee/contract/bulk/bulk-kinds';
import { LINES } from '@wallabee/contract/bulk/bulk-lines';
import { z } from 'zod';
import { schemaUrl } from './bulk-files.views.ts';

/** Later versions may add fields, so the schema allows unknown ones. */
export function lineSchema(kind: BulkKind, apiUrl: string) {
  const schema = z.toJSONSchema(LINES[kind], {
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      const { example } = jsonSchema;
      delete jsonSchema.example;
      if (example !== undefined) jsonSchema.examples = [example];
    },
  });
  return { ...schema, $id: schemaUrl(kind, apiUrl) };
}
