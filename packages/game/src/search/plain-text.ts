/** The words of a Markdown text, a line for each paragraph, cell and entry of a list. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[ |:-]+\|$/gm, '')
    .replace(/ *\| */g, '\n')
    .replace(/^(?:[-*]|\d+\.) +/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
