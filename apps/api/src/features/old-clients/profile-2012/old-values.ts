/** Fields that the clients expect as strings, wherever they occur. */
const NUMBERS_IN_TEXT = ['number', 'lat', 'lng', 'radius', 'cost', 'used_in_mix'];

/** Lists whose elements are strings too. */
const LISTS_OF_IDS = ['mix', 'categories'];

const DATES = ['start', 'end', 'date', 'created', 'last_active'];

/** The clients know only these two values; an item in the lockbox counts as locked. */
const STATUS_WORDS: Readonly<Record<string, string>> = { DEFAULT: '', LOCKBOX: 'LOCKED' };

type Change = (value: unknown) => unknown;

export function withOldValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(withOldValues) : withOldFields(value as Fields);
}

type Fields = Record<string, unknown>;

function withOldFields(fields: Fields): Fields {
  const changed: Fields = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const change = changeOf(name);
    changed[name] = change ? change(value) : withOldValues(value);
    if (name === 'image_url_50') addOtherSizes(changed, value);
  }
  return changed;
}

function addOtherSizes(changed: Fields, address: unknown) {
  if (typeof address !== 'string' || !address.endsWith(SMALL)) return;
  const stem = address.slice(0, -SMALL.length);
  for (const size of OTHER_SIZES) changed[`image_url_${size}`] = `${stem}-${size}.png`;
}

const SMALL = '-50.png';
const OTHER_SIZES = [25, 60, 100, 120, 200, 512];

/** A cache of the rules by field name, because every field of every answer is looked up. */
const changes = new Map<string, Change | null>();

function changeOf(name: string): Change | null {
  const known = changes.get(name);
  if (known !== undefined) return known;
  const change = ruleFor(name);
  if (changes.size < MAX_NAMES) changes.set(name, change);
  return change;
}

/** A bound, because the keys of maps by item type are cached as field names too. */
const MAX_NAMES = 1_000;

function ruleFor(name: string): Change | null {
  if (name === 'id' || name.endsWith('_id') || NUMBERS_IN_TEXT.includes(name)) return inText;
  if (name === 'store_cost') return (cost) => String(cost ?? '');
  if (LISTS_OF_IDS.includes(name)) return (list) => (Array.isArray(list) ? list.map(inText) : list);
  if (name === 'status')
    return (word) => (typeof word === 'string' ? (STATUS_WORDS[word] ?? word) : withOldValues(word));
  if (name.endsWith('_at') || name.endsWith('_date') || DATES.includes(name)) return inRfc2822;
  return null;
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
