// Writes TypeScript types for the schemas of the OpenAPI document.

/** @param {string} name */
export function modelOf(name, schema) {
  const isInterface = schema.type === 'object' && Object.keys(schema.properties ?? {}).length > 0;
  const type = typeOf(schema);
  return `${comment(schema.description)}export ${isInterface ? `interface ${name} ${type}` : `type ${name} = ${type};`}\n`;
}

export function typeOf(schema, indent = '') {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref) return $ref.split('/').at(-1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  if (anyOf ?? oneOf) return unionOf((anyOf ?? oneOf).map((choice) => typeOf(choice, indent)));
  if (Array.isArray(type)) return unionOf(type.map((each) => typeOf({ ...schema, type: each }, indent)));
  if (type === 'array') return arrayOf(schema, indent);
  if (type === 'object') return objectOf(schema, indent);
  const simple = type === undefined ? 'unknown' : SIMPLE[type];
  if (simple) return simple;
  throw new Error(`No TypeScript for the schema ${JSON.stringify(schema)}`);
}

/** The lines of an object type; each field has a name, a type and optionally a description. */
export function fieldsOf(fields, indent = '') {
  const inner = `${indent}  `;
  const lines = fields.map(
    ({ name, type, isOptional, description }) =>
      `${comment(description, inner)}${inner}${keyOf(name)}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

export function comment(text, indent = '') {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function unionOf(types) {
  return [...new Set(types)].join(' | ');
}

function arrayOf({ prefixItems, items }, indent) {
  if (prefixItems) return `[${prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`;
  return `(${typeOf(items, indent)})[]`.replace(/^\((\w+)\)/, '$1');
}

function objectOf({ properties, required = [], additionalProperties }, indent) {
  if (additionalProperties) return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    type: typeOf(schema, `${indent}  `),
    isOptional: !required.includes(name),
    description: schema.description,
  }));
  return fields.length > 0 ? fieldsOf(fields, indent) : 'Record<string, never>';
}

function keyOf(name) {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
