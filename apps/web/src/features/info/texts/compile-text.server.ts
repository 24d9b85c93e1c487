import { Marked, type Token, type Tokens } from 'marked';
import type { Text, TextCode, TextPart, TextSection } from './text.ts';

const marked = new Marked({ renderer: { table: tableWithRoles } });

/** The text is split at its second-level headings; `## Heading {#anchor}` sets the anchor of a section. */
export function compileText(markdown: string): Text {
  const parts: { heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) parts.push({ heading: token.text, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  const [intro, ...sections] = parts;
  return { intro: toParts(intro?.tokens ?? []), sections: sections.map(toSection) };
}

function toSection({ heading, tokens }: { heading: string; tokens: Token[] }): TextSection {
  const [, title = heading, anchor] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(heading) ?? [];
  return { id: anchor ?? toAnchor(title), heading: title, parts: toParts(tokens) };
}

/** The info string of a fence is the label of the block, for assistive technology. */
function toParts(tokens: Token[]): TextPart[] {
  const parts: (Token[] | TextCode)[] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (token.type === 'code') parts.push(toCode(token as Tokens.Code));
    else if (Array.isArray(last)) last.push(token);
    else parts.push([token]);
  }
  const shown = parts.map((part) => (Array.isArray(part) ? marked.parser(part) : part));
  return shown.filter((part) => part !== '');
}

function toCode({ lang: label, text: code }: Tokens.Code): TextCode {
  if (!label) throw new Error(`A code block has no label after its fence: ${code}`);
  return { label, code };
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** On a phone the rows are laid out as blocks, which would lose the roles that a browser infers. */
function tableWithRoles(
  this: { parser: { parseInline(tokens: Token[]): string } },
  { header, rows }: Tokens.Table,
): string {
  const cell = (name: 'th' | 'td', role: string) => (entry: Tokens.TableCell) =>
    `<${name} role="${role}">${this.parser.parseInline(entry.tokens)}</${name}>`;
  const row = (cells: string[]) => `<tr role="row">${cells.join('')}</tr>`;
  const head = row(header.map(cell('th', 'columnheader')));
  const body = rows.map((entries) => row(entries.map(cell('td', 'cell'))));
  return `<table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
}
