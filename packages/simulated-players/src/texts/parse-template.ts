export type TemplateNode =
  | { readonly kind: 'literal'; readonly text: string; readonly startsSentence: boolean }
  | { readonly kind: 'fact'; readonly name: string; readonly isOptional: boolean }
  | { readonly kind: 'part'; readonly name: string; readonly isOptional: boolean }
  | { readonly kind: 'choice'; readonly options: readonly Template[]; readonly isOptional: boolean };

export type Template = readonly TemplateNode[];

/** `{fact}`, `{some.part}`, `{one|or another}`; a leading `?` leaves it out half of the time. */
export function parseTemplate(text: string, startsSentence = true): Template {
  const opening = text.indexOf('{');
  const literal = opening < 0 ? text : text.slice(0, opening);
  if (literal.includes('}')) throw new Error(`A } without { before: ${text}`);
  const before: Template = literal === '' ? [] : [{ kind: 'literal', text: literal, startsSentence }];
  if (opening < 0) return before;
  const closing = closingBrace(text, opening);
  if (closing < 0) throw new Error(`A { without } in: ${text}`);
  const placeholder = parsePlaceholder(text.slice(opening + 1, closing), startsSentence && literal === '');
  return [...before, placeholder, ...parseTemplate(text.slice(closing + 1), false)];
}

function parsePlaceholder(written: string, startsSentence: boolean): TemplateNode {
  const isOptional = written.startsWith('?');
  const inner = isOptional ? written.slice(1) : written;
  const options = splitOptions(inner);
  if (options.length === 1 && /^[a-z][a-z0-9]*$/.test(inner))
    return { kind: 'fact', name: inner, isOptional };
  if (options.length === 1 && /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/.test(inner))
    return { kind: 'part', name: inner, isOptional };
  if (options.length === 1 && !isOptional) throw new Error(`{${written}} is no fact, part or choice.`);
  return {
    kind: 'choice',
    options: options.map((option) => parseTemplate(option, startsSentence)),
    isOptional,
  };
}

function closingBrace(text: string, opening: number): number {
  let depth = 0;
  for (let position = opening; position < text.length; position += 1) {
    if (text[position] === '{') depth += 1;
    if (text[position] === '}') depth -= 1;
    if (depth === 0) return position;
  }
  return -1;
}

function splitOptions(inner: string): string[] {
  const options = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (letter === '|' && depth === 0) options.push('');
    else options.push(`${options.pop()}${letter}`);
  }
  return options;
}
