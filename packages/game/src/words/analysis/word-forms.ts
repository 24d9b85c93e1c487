/** Words with the same form are the same word to a search: `foxes` and `fox`, `knives` and `knife`, `grey` and `gray`. */
export function formOf(word: string): string {
  return forms.get(word) ?? recent.get(word) ?? remember(word, computedForm(word));
}

function computedForm(word: string): string {
  return ENGLISH.test(word) ? spelt(uninflected(singular(word))) : word;
}

/** The same words come again and again. */
const recent = new Map<string, string>();
const MOST_RECENT = 5_000;

function remember(word: string, form: string): string {
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(word, form);
  return form;
}

const ENGLISH = /^[a-z]{4,}$/;

/** What no rule says, by the form that the words share. */
const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people persons',
  mouse: 'mice',
  goose: 'geese',
  foot: 'feet',
  tooth: 'teeth',
  ox: 'oxen',
  die: 'dice',
  leaf: 'leaves',
  loaf: 'loaves',
  calf: 'calves',
  half: 'halves',
  shelf: 'shelves',
  elf: 'elves',
  self: 'selves',
  wolf: 'wolves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  thief: 'thieves',
  scarf: 'scarves scarfs',
  hoof: 'hooves',
  dwarf: 'dwarves dwarfs',
  cactus: 'cacti cactuses',
  bus: 'buses busses',
  gas: 'gases',
  quiz: 'quizzes',
  shoe: 'shoes',
  toe: 'toes',
  canoe: 'canoes',
  oboe: 'oboes',
  headache: 'headaches',
  avalanche: 'avalanches',
  lens: 'lenses',
  donut: 'doughnut doughnuts donuts',
  gray: 'grey greys grays',
  pajamas: 'pyjamas pyjama pajama',
  mustache: 'moustache moustaches mustaches',
  cozy: 'cosy cosies cozies',
  tire: 'tyre tyres tires',
  plow: 'plough ploughs plows',
  mom: 'mum mums moms mummy mommy',
  yogurt: 'yoghurt yoghurts yogurts',
  whiskey: 'whisky whiskys whiskies whiskeys',
  airplane: 'aeroplane aeroplanes airplanes',
  program: 'programme programmes programs',
  catalog: 'catalogue catalogues catalogs',
  jewelry: 'jewellery',
  license: 'licence licences licenses',
  ax: 'axe axes',
  ok: 'okay',
  st: 'saint',
  rb: 'rbs',
  sd: 'sds',
  dd: 'dds',
  td: 'tds',
  qd: 'qds',
  xmas: 'christmas',
  bday: 'birthday birthdays bdays',
  choose: 'chose chosen choosing',
  find: 'found finding',
  buy: 'bought buying',
  sell: 'sold selling',
  get: 'got getting gotten',
  swap: 'swaps swapping swapped',
};

/** Not plurals, or not of the word that is left without their ending. */
const UNCHANGED =
  'news always perhaps series species james thomas paris mars venus atlas canvas texas wales athens brussels ' +
  'lens class glass brass grass press dress cross boss moss less across express princess address business witness ' +
  'chess mess kiss miss loss pass bass mass gas bus plus minus virus circus focus campus census bonus cactus ' +
  'morning evening wedding pudding ceiling building clothing stocking during spring string nothing something ' +
  'everything anything offspring sibling duckling dumpling gosling herring lightning shilling farthing ' +
  'earring awning bunting landing sterling darling starling sapling wicked naked ' +
  'hundred sacred kindred breed speed bleed need seed weed feed reed greed steed';

const forms = new Map<string, string>([
  ...UNCHANGED.split(' ').map((word): [string, string] => [word, word]),
  ...Object.entries(IRREGULAR).flatMap(([form, words]) =>
    [form, ...words.split(' ')].map((word): [string, string] => [word, form]),
  ),
]);

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (/(?:ch|sh|ss|x|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** `mixing`, `mixed` and `mix`; `trading`, `traded` and `trade`. */
function uninflected(word: string): string {
  const [, root] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word) ?? [];
  if (root === undefined || root.length < 3) return word;
  if (/([bdgkmnprt])\1$/.test(root)) return root.slice(0, -1);
  return NEEDS_E.test(root) ? `${root}e` : root;
}

/** Short roots such as `trad`, and endings that are never without an e. */
const NEEDS_E =
  /^[^aeiou]*[aeiouy][^aeiouwxy]$|[cuvz]$|[aeiou]g$|[bcdfgkpt]l$|[^aeiou]at$|[^aeiou][^aeiou][aeiou]s$/;

/** Spellings of one word: `cookies` has become `cookie`, `ponies` `ponie`. */
function spelt(word: string): string {
  return word
    .replace(/(?<=..)ie$/, 'y')
    .replace(/(?<=...)our$/, 'or')
    .replace(/(?<=..)our(?=ite|ful)/, 'or')
    .replace(/(?<=[bt])re$/, 'er')
    .replace(/(?<=....)is(?=e$|ation$)/, 'iz')
    .replace(/(?<=....)ll$/, 'l');
}
