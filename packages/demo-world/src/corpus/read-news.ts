import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const NewsEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,100}$/),
  title: z.string(),
  date: z.iso.date(),
  summary: z.string(),
  icon: z.string(),
  /** Paragraphs. `{set}`, `{item}` and `{place}` are placeholders. */
  body: z.array(z.string()).nonempty(),
});
export type NewsEntry = z.infer<typeof NewsEntry>;

export async function readNews(folder: string): Promise<NewsEntry[]> {
  const parsed = z.array(NewsEntry).safeParse(parse(await readFile(join(folder, 'news.yaml'), 'utf8')));
  if (!parsed.success) throw new Error(`news.yaml is not valid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
