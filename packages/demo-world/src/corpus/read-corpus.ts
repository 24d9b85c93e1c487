import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Bios, CityEntry, CityNames, type Corpus, Forum, Messages, Names } from './corpus.ts';
import { readTexts } from './read-texts.ts';

export async function readCorpus(folder: string): Promise<Corpus> {
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> => {
    const parsed = schema.safeParse(parse(await readFile(join(folder, name), 'utf8')));
    if (!parsed.success) throw new Error(`${name} is not valid: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  const [cities, cityNames, names, bios, forums, messages, texts] = await Promise.all([
    read('places.yaml', z.array(CityEntry)),
    read('city-names.yaml', CityNames),
    read('names.yaml', Names),
    read('bios.yaml', Bios),
    read('forums.yaml', z.array(Forum)),
    read('messages.yaml', Messages),
    readTexts(join(folder, 'texts')),
  ]);
  return {
    cities,
    cityNames,
    names,
    bioLines: bios.lines,
    forums,
    conversations: messages.conversations,
    texts,
  };
}
