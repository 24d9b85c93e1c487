/** What the clients read as text, wherever a field of this name is a number. */
const NUMBERS_IN_TEXT = ['number', 'lat', 'lng', 'radius', 'cost', 'used_in_mix'];

/** The members of these lists are text as well. */
const LISTS_OF_IDS = ['mix', 'categories'];

const DATES = ['start', 'end', 'last_active'];

/** The clients know no other words; an item in the lockbox is locked, too. */
const STATUS_WORDS: Readonly<Record<string, string>> = { DEFAULT: '', LOCKBOX: 'LOCKED' };

type Change = (value: unknown) => unknown;

/** The same answer with the types of 2012, field by field. */
export function withOldValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOldValues);
  if (typeof value !== 'object' || value === null) return value;
  const changed: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    changed[name] = changeOf(name)(inner);
    if (name === 'image_url_50') Object.assign(changed, otherSizes(inner));
  }
  return changed;
}

/** The address is that of 50 pixels. */
function otherSizes(address: unknown): Record<string, string> {
  if (typeof address !== 'string') return {};
  return Object.fromEntries(
    OTHER_SIZES.map((size) => [`image_url_${size}`, address.replace(/-50\.png$/, `-${size}.png`)]),
  );
}

const OTHER_SIZES = [25, 60, 120, 512];

/** Looked up for every field of every answer, so the rules run once for each name. */
const changes = new Map<string, Change>();

function changeOf(name: string): Change {
  const known = changes.get(name);
  if (known) return known;
  const change = ruleFor(name);
  if (changes.size < MOST_NAMES) changes.set(name, change);
  return change;
}

/** The keys of a list by item type are names, too. */
const MOST_NAMES = 1_000;

function ruleFor(name: string): Change {
  if (name === 'id' || name.endsWith('_id') || NUMBERS_IN_TEXT.includes(name)) return inText;
  if (name === 'store_cost') return (cost) => String(cost ?? '');
  if (LISTS_OF_IDS.includes(name)) return (list) => (Array.isArray(list) ? list.map(inText) : list);
  if (name === 'status')
    return (word) => (typeof word === 'string' ? (STATUS_WORDS[word] ?? word) : withOldValues(word));
  if (name.endsWith('_at') || name.endsWith('_date') || DATES.includes(name)) return inRfc2822;
  return withOldValues;
}

function inText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : withOldValues(value);
}

function inRfc2822(value: unknown): unknown {
  return typeof value === 'string' && INSTANT.test(value)
    ? new Date(value).toUTCString().replace('GMT', '+0000')
    : withOldValues(value);
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
