import { FAQ } from '@wallabee/game/texts/faq';
import apiPolicy from '../../../content/api-policy.md?raw';
import credits from '../../../content/credits.md?raw';
import developers from '../../../content/developers.md?raw';
import faqIntro from '../../../content/faq.md?raw';
import places from '../../../content/places.md?raw';
import privacy from '../../../content/privacy.md?raw';
import rules from '../../../content/rules.md?raw';
import terms from '../../../content/terms.md?raw';
import uniques from '../../../content/uniques.md?raw';
import { compileText } from './compile-text.server.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import type { Text } from './text.ts';
import { textFacts } from './text-facts.ts';

const faq = [faqIntro, ...FAQ.map(({ id, question, answer }) => `## ${question} {#${id}}\n\n${answer}`)].join(
  '\n\n',
);

const sources = { apiPolicy, credits, developers, faq, places, privacy, rules, terms, uniques };

export type TextName = keyof typeof sources;

export interface TextAddresses {
  api: string;
  support: string;
  supportEmail: string;
  store: string;
}

/** The text is compiled once, because it is the same for every visitor. */
export function readText(name: TextName, addresses: TextAddresses): Text {
  const texts = cache.get(addresses) ?? new Map<TextName, Text>();
  cache.set(addresses, texts);
  const text = texts.get(name) ?? makeText(name, addresses);
  texts.set(name, text);
  return text;
}

const cache = new WeakMap<TextAddresses, Map<TextName, Text>>();

function makeText(name: TextName, { api, support, supportEmail, store }: TextAddresses): Text {
  const values = { ...textFacts, apiUrl: api, supportEmail, supportUrl: support, storeUrl: store };
  return compileText(fillPlaceholders(sources[name], values));
}
