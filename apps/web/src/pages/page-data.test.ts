import { describe, expect, test } from 'vitest';
import { describeForum, describeThread } from '../features/forums/forum-description.server.ts';
import { describeHome } from '../features/home/home-description.server.ts';
import { describeAbout, describeText } from '../features/info/info-description.server.ts';
import {
  describeHistory,
  describeItem,
  describeNumber,
  describeStore,
} from '../features/items/item-description.server.ts';
import { describeNews, describePost } from '../features/news/news-description.server.ts';
import { describeCategory, describePlace } from '../features/places/place-description.server.ts';
import { describeGuide } from '../features/places-guide/guide-description.server.ts';
import { describeProfile } from '../features/players/profile/profile-description.server.ts';
import { describeGeneration, describeSet } from '../features/sets/set-description.server.ts';
import { structuredData } from '../platform/head/json-ld.server.ts';
import type { PageDescription, Thing } from '../platform/head/page-description.ts';

const siteUrl = 'https://wallabee.example';
const WHEN = '2020-01-02T03:04:05.000Z';

const item = {
  item_type_id: 7,
  item_id: 70,
  name: 'Fog Bell',
  description: 'It rings by itself.',
  set_id: 3,
  set_name: 'Harbour',
  designer: null,
  release_date: WHEN,
  retired: false,
  total_issued: 12,
  image_key: 'k',
  number: 42,
  variant_id: null,
  created_at: WHEN,
};
const set = {
  id: 3,
  subset_id: null,
  gen_id: 4,
  name: 'Harbour',
  description: 'By the sea',
  designer: 'Oona',
  created_at: WHEN,
  image_key: 'k',
  hasSubs: false,
  items: [
    { item_type_id: 7, name: 'Fog Bell', image_key: 'k' },
    { item_type_id: 8, name: '?', image_key: 'k' },
  ],
};
const player = {
  id: 9,
  name: 'Zoë',
  username: 'zoe',
  bio: 'Bells.',
  created_at: WHEN,
  account_type: 'player',
  image_key: 'k',
  completed_sets_count: 1,
  friends_count: 2,
  is_memorial: false,
};
const event = {
  label: 'Found',
  created_at: WHEN,
  user: { id: 9, name: 'Zoë' },
  place: { id: 5, name: 'Pier' },
};
const post = {
  id: 1,
  slug: 'hats',
  title: 'Hats counted',
  date: WHEN,
  summary: 'Many',
  image_key: 'k',
  body: [],
};
const place = {
  id: 5,
  name: 'Pier',
  city: 'Saltby',
  category_name: 'Harbour',
  lat: 54.1,
  lng: -0.2,
  item_count: 1,
  people_count: 2,
  image_key: 'k',
};
const reply = {
  id: 2,
  position: 1,
  created: WHEN,
  text: 'Never.',
  is_html: false,
  is_removed: false,
  user: { id: 9, name: 'Zoë', image_key: 'k' },
};
const thread = {
  thread_id: 6,
  forum: { id: 4, title: 'Chat' },
  post_data: { title: 'A bell?', post_count: 3, name: 'Zoë' },
  posts: [
    { ...reply, position: 0, text: 'Who has one?' },
    reply,
    { ...reply, position: 2, is_removed: true, text: '' },
  ],
};
const faq = {
  intro: [],
  sections: [{ id: 'a', heading: 'What is SD?', parts: ['<p>A <b>single</b> digit &amp; more.</p>'] }],
};
const links = { social: [{ name: 'X', href: 'https://x.example/' }], supportEmail: 'help@wallabee.example' };

/** What search engines require of each type. */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  CreativeWork: ['name', 'url'],
  Collection: ['name', 'url'],
  DataFeed: ['name', 'dataFeedElement'],
  DataFeedItem: ['dateCreated', 'item'],
  Action: ['name'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Place: ['name'],
  PostalAddress: ['addressLocality'],
  GeoCoordinates: ['latitude', 'longitude'],
  Blog: ['name', 'blogPost'],
  BlogPosting: ['headline', 'datePublished', 'author', 'url'],
  DiscussionForumPosting: ['author', 'datePublished', 'text', 'headline', 'comment', 'interactionStatistic'],
  Comment: ['text', 'author', 'datePublished'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
};

const pages: [string, string, PageDescription, string][] = [
  ['home', '/', describeHome(links as never), 'WebSite'],
  ['an item', '/tools/item/7', describeItem(item as never), 'CreativeWork'],
  ['a number', '/tools/item/7/num/42', describeNumber(item as never), 'CreativeWork'],
  ['a history', '/tools/item/history/70', describeHistory(item as never, [event] as never), 'DataFeed'],
  ['a set', '/tools/sets/3', describeSet(set as never), 'Collection'],
  ['a generation', '/tools/sets/gen/4', describeGeneration([set] as never), 'CollectionPage'],
  [
    'a profile',
    '/tools/profile/9/bio',
    describeProfile(player as never, '/tools/profile/9/bio'),
    'ProfilePage',
  ],
  [
    'a lock list',
    '/tools/profile/9/locklist',
    describeProfile(player as never, '/tools/profile/9/locklist'),
    'ProfilePage',
  ],
  ['a place', '/tools/place/5', describePlace(place as never), 'Place'],
  ['a store', '/tools/store/1', describeStore({ items: [item] } as never), 'CollectionPage'],
  ['a category', '/tools/category/76', describeCategory([place] as never), 'CollectionPage'],
  ['the guide', '/places', describeGuide([{ name: 'Travel', slug: 'travel' }] as never), 'CollectionPage'],
  ['a post', '/news/hats', describePost(post as never), 'BlogPosting'],
  ['the news', '/news', describeNews([post] as never), 'Blog'],
  ['the FAQ', '/faq', describeText('faq', faq), 'FAQPage'],
  ['a text', '/rules', describeText('rules', faq), 'WebPage'],
  ['the team', '/about', describeAbout(), 'AboutPage'],
  ['a forum', '/forums/4/0', describeForum(), 'WebPage'],
  ['a thread', '/forums/4/0/6/0', describeThread(thread as never), 'DiscussionForumPosting'],
];

describe.each(pages)('%s', (_, path, description, type) => {
  const page = {
    siteUrl,
    url: siteUrl + path,
    title: 'Title · WallaBee',
    description: 'Words',
    image: `${siteUrl}/p.png`,
  };
  const things = JSON.parse(JSON.stringify(structuredData(page, description))) as Thing[];

  test('is described by the type that fits it, and by the path to it', () => {
    expect(things[0]?.['@type']).toBe(type);
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs === undefined).toBe(path === '/');
    if (crumbs) expect((crumbs.itemListElement as Thing[]).at(-1)?.item).toBe(page.url);
  });

  test('has what every type requires', () => {
    for (const thing of everyThing(things)) {
      const required = REQUIRED[thing['@type']];
      expect(required, thing['@type']).toBeDefined();
      expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(required ?? [])]));
      expect(Object.values(thing)).not.toContain('');
    }
  });

  test('has whole addresses and dates', () => {
    const valuesOf = (...names: string[]) =>
      everyThing(things)
        .flatMap((thing) => names.map((name) => thing[name]))
        .flat()
        .filter((value) => typeof value === 'string');

    for (const address of valuesOf('url', 'item', 'image', '@id', 'urlTemplate', 'logo'))
      expect(address).toMatch(/^https:\/\/wallabee\.example\//);
    for (const date of valuesOf('datePublished', 'dateCreated', 'dateModified'))
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});

test('an undiscovered item is not listed in its set', () => {
  const page = { siteUrl, url: `${siteUrl}/tools/sets/3`, title: '', description: '', image: '' };

  const written = JSON.stringify(structuredData(page, describeSet(set as never)));

  expect(written).toContain('/tools/item/7"');
  expect(written).not.toContain('/tools/item/8"');
});

test('a removed post is not quoted, and a later page of a thread has no picture of its own', () => {
  const page = { siteUrl, url: `${siteUrl}/forums/4/0/6/0`, title: '', description: '', image: '' };
  const [posting] = structuredData(page, describeThread(thread as never));

  expect(posting?.comment).toHaveLength(1);
  expect(describeThread(thread as never).preview?.name).toBe('thread-6');
  expect(describeThread({ ...thread, posts: [reply] } as never).preview).toBeUndefined();
});

test('answers of the FAQ are words without markup', () => {
  const page = { siteUrl, url: `${siteUrl}/faq`, title: '', description: '', image: '' };
  const [answers] = structuredData(page, describeText('faq', faq));

  expect(answers?.mainEntity).toMatchObject([{ acceptedAnswer: { text: 'A single digit & more.' } }]);
});

/** The thing, and those in its properties. A reference by `@id` is none. */
function everyThing(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(everyThing);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(everyThing)];
}
