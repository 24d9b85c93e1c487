import { CHRISTMAS_CRACKER_ID, JOB_LOT_ID, WISHING_WELL_ID } from '@wallabee/contract/protocol/special-ids';
import {
  INACTIVITY_FROM,
  INACTIVITY_MONTHS,
  JOB_LOT_LOWEST_NUMBER,
  RECYCLE_DELAY_SECONDS,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from '@wallabee/game/rules/game-facts';
import { describe, expect, test } from 'vitest';
import { htmlOf, type Text } from './text.ts';
import { readText, type TextName } from './texts.server.ts';

const addresses = {
  api: 'https://api.test',
  support: 'https://support.test/',
  supportEmail: 'help@support.test',
  store: 'https://store.test/',
};
const names: TextName[] = [
  'apiPolicy',
  'credits',
  'developers',
  'faq',
  'places',
  'privacy',
  'rules',
  'terms',
  'uniques',
];

describe.each(names)('the text %s', (name) => {
  const text = readText(name, addresses);

  test('has an anchor of its own for every section', () => {
    const ids = text.sections.map(({ id }) => id);

    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('links only to sections that it has', () => {
    const own = text.sections.map(({ id }) => id);
    const anchors = [...wholeHtmlOf(text).matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);

    expect(anchors.filter((id) => id === undefined || !own.includes(id))).toEqual([]);
  });

  test('is compiled once for the same addresses', () => {
    expect(readText(name, addresses)).toBe(text);
  });
});

describe('the FAQ', () => {
  const faq = readText('faq', addresses);
  const answer = (id: string) =>
    textOf(htmlOf(faq.sections.find((section) => section.id === id)?.parts ?? []));

  test('contains the support contact [SP-02]', () => {
    expect(htmlOf(faq.intro)).toContain('href="mailto:help@support.test"');
    expect(htmlOf(faq.intro)).toContain('href="https://support.test/"');
  });

  test('contains every question in the order of its anchors [SP-02, SP-03]', () => {
    expect(faq.sections.map(({ id, heading }) => `${id} ${heading}`)).toEqual([
      'faq1 What are subcategories?',
      'faq2 What do QD, TD, DD and SD mean?',
      'faq3 What are Drops?',
      'faq4 What is a Ninja?',
      'faq5 What is a Number Collector?',
      'faq6 What are a Mix, a Mega Mix and a Cross Mix?',
      'faq7 How do I get items?',
      'faq8 What does RB mean?',
      'faq9 Why can I not recycle an item that I have just picked up?',
      'faq10 What does mixing mean?',
      'faq11 How do Christmas Crackers work?',
      'faq12 How do Wishing Wells work?',
      'faq13 How do Job Lots work?',
      'faq14 What is the difference between the store and the Market?',
      'faq15 How do I get more pouch space?',
      'faq16 What are variants?',
    ]);
  });

  test('names the classes of numbers as the number chips do [SP-04]', () => {
    expect(answer('faq2')).toMatch(
      /QD quadruple digit 1,000 to 9,999 TD triple digit 100 to 999 DD double digit 10 to 99 SD single digit 1 to 9/,
    );
  });

  test('states the delay before recycling from the rules [SP-04, SP-10]', () => {
    expect(RECYCLE_DELAY_SECONDS).toBe(60);
    expect(answer('faq9')).toContain('a wait of 1 minute between picking up an item and recycling it');
  });

  test('states that mixing destroys both items [SP-04]', () => {
    expect(answer('faq10')).toContain('Mixing destroys both of them');
  });

  test('explains crackers [SP-04]', () => {
    expect(answer('faq11')).toContain('traded between two players it is destroyed');
    expect(answer('faq11')).toContain('one of the two, at random, receives a party hat');
    expect(wholeHtmlOf(faq)).toContain(`href="/tools/item/${CHRISTMAS_CRACKER_ID}"`);
  });

  test('explains wishing wells with the numbers of the rules [SP-04, SP-10]', () => {
    const shown = answer('faq12');

    expect(shown).toContain(`numbered ${WISHING_WELL_LOWEST_NUMBER.toLocaleString('en')} or higher`);
    expect(shown).toContain('except a Job Lot, aftershave or perfume');
    expect(shown).toContain(`After ${WISHES_TO_REDEEM} wishes the well is redeemed for one of 8 items`);
    expect(wholeHtmlOf(faq)).toContain(`href="/tools/item/${WISHING_WELL_ID}"`);
  });

  test('names the eight rewards of a well [SP-04]', () => {
    const html = htmlOf(faq.sections.find(({ id }) => id === 'faq12')?.parts ?? []);
    const rewards = [...html.matchAll(/<li>a (.*?)<\/li>/g)].map(([, reward]) => reward);

    expect(rewards).toEqual([
      'Mystery Box',
      'Mystery Bag',
      'Bronze Miniest Mystery Box',
      'Silver Miniest Mystery Box',
      'Gold Miniest Mystery Box',
      'Bronze Mixer',
      'Silver Mixer',
      'Gold Mixer',
    ]);
  });

  test('explains job lots with the numbers of the rules [SP-04, SP-10]', () => {
    const shown = answer('faq13');

    expect(shown).toContain(
      `any item numbered ${JOB_LOT_LOWEST_NUMBER.toLocaleString('en')} or higher, personal uniques included`,
    );
    expect(shown).toContain('It does not mix with aftershave, perfume or Wishing Wells');
    expect(shown).toContain('a random item with the next available number');
    expect(wholeHtmlOf(faq)).toContain(`href="/tools/item/${JOB_LOT_ID}"`);
  });

  test('links to the online store for more room [SP-04]', () => {
    expect(answer('faq15')).toContain('Pouch space, locks and honeycombs can be bought in the online store');
    expect(wholeHtmlOf(faq)).toContain('href="https://store.test/"');
  });
});

test.each<{ name: TextName; ids: string; facts: string[] }>([
  {
    name: 'rules',
    ids: '[SP-05, SP-10]',
    facts: [
      'Each person has one account',
      'a real place that is publicly accessible',
      'No duplicate places',
      'Faking your location',
      'Accounts, items and honeycombs may not be sold, bought or traded for money',
      'Charity items, which we sell ourselves for a good cause, are the one exception',
      'The right to use the forums can be disabled',
      'Staff and BeeKeepers can mute, suspend or ban an account',
      'Staff have the final say on appeals',
      `${INACTIVITY_MONTHS} months without completing a set`,
      `in effect since ${inFull(INACTIVITY_FROM)}`,
      'removed from it and reintroduced into the game',
      'deleted accounts release their items',
    ],
  },
  {
    name: 'uniques',
    ids: '[SP-06]',
    facts: ['commissioned by a player', 'Gift Unique tab of your profile', 'not taking commissions'],
  },
  {
    name: 'terms',
    ids: '[SP-07]',
    facts: [
      'at least 13 years old',
      'need you to be 18',
      'Changes take effect 30 days after we post them',
      'must be brought within 1 year',
      'more than 2 notices',
    ],
  },
  {
    name: 'privacy',
    ids: '[SP-08]',
    facts: [
      'Last updated: February 27, 2019.',
      'Social-network data.',
      'Device identifiers.',
      'Location.',
      'To your profile you may add',
      'Communications.',
      'Support correspondence.',
      'What we use it for',
      'Whom we share it with',
      'Advertising and how to opt out',
      'unsubscribes within ten business days',
      'Children under 13',
      'How long we keep it, and how we protect it',
      'The third-party developer API',
      'The educational scavenger-hunt program',
      'Visitors from other countries',
      'access or deletion within thirty days',
      'How to reach us',
    ],
  },
  {
    name: 'places',
    ids: '[PL-03]',
    facts: ['BeeKeepers approve places', 'read by a BeeKeeper before it appears'],
  },
])('the text $name contains its facts $ids', ({ name, facts }) => {
  const text = readText(name, addresses);
  const shown = textOf(wholeHtmlOf(text));

  expect(facts.filter((fact) => !shown.includes(fact))).toEqual([]);
});

function wholeHtmlOf({ intro, sections }: Text): string {
  const shown = sections.map(({ heading, parts }) => `<h2>${heading}</h2>\n${htmlOf(parts)}`);
  return [htmlOf(intro), ...shown].join('\n');
}

function textOf(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');
}

function inFull(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
