/** The cells of each row below the headings of the first table, or of that with the caption, in rendered HTML. */
export function tableOf(html: string, caption: string): string[][] {
  const tables = html.match(/<table>.*?<\/table>/gs) ?? [];
  const table = tables.find((some) => textOf(some).startsWith(caption));
  const body = /<tbody>(.*)<\/tbody>/s.exec(table ?? '')?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}
