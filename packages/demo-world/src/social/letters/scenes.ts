/** What a conversation is about. */
export type About =
  | 'found'
  | 'picked_up'
  | 'dropped'
  | 'saved_better'
  | 'recycled'
  | 'trade'
  | 'trade_reported'
  | 'listed'
  | 'sold'
  | 'bought'
  | 'mixed'
  | 'opened'
  | 'gifted'
  | 'spare'
  | 'wanted'
  | 'completed'
  | 'travelled'
  | 'birthday'
  | 'weather'
  | 'life'
  | 'meeting'
  | 'question'
  | 'christmas'
  | 'new_year'
  | 'release'
  | 'welcome'
  | 'met_by_trade'
  | 'back'
  | 'again';

/** What must be true for a scene. */
export type Condition =
  | 'kept'
  /** The place is in the city of the first speaker, or is not. */
  | 'home'
  | 'away'
  /** The second speaker lives there. */
  | 'local'
  | 'both_held'
  | 'friend_has'
  | 'friend_needs'
  | 'last_known'
  | 'formula'
  | 'places'
  | 'store';

export interface Scene {
  readonly about: About;
  /** The speaker, then the part without `msg.`: "a found.tell"; "later" after it means hours later. */
  readonly lines: readonly string[];
  readonly if?: readonly Condition[];
}

export const SCENES: readonly Scene[] = [
  {
    about: 'found',
    lines: ['a found.tell_home', 'b found.ask_plan', 'a found.keep', 'b found.close'],
    if: ['home', 'kept'],
  },
  {
    about: 'found',
    lines: ['a found.tell', 'b found.ask_where', 'a found.where', 'b found.close'],
    if: ['home'],
  },
  {
    about: 'found',
    lines: ['a found.tell', 'b found.tease_local', 'a found.banter', 'b found.close'],
    if: ['home', 'local'],
  },
  { about: 'found', lines: ['a found.tell_home', 'b found.tease', 'a found.banter'], if: ['home'] },
  { about: 'found', lines: ['a found.tell_away', 'b found.ask_away', 'a found.away'], if: ['away'] },
  {
    about: 'found',
    lines: ['a found.tell_away', 'b found.ask_away_trip', 'a found.away_trip'],
    if: ['away'],
  },
  {
    about: 'found',
    lines: ['a found.tell_away', 'b found.ask_away_long', 'a found.away_long'],
    if: ['away'],
  },
  {
    about: 'found',
    lines: ['a found.tell', 'b found.ask_plan', 'a found.keep', 'b found.close'],
    if: ['kept'],
  },
  { about: 'found', lines: ['a found.tell', 'b found.tease', 'a found.banter', 'b found.close'] },
  { about: 'picked_up', lines: ['a picked.thank', 'b picked.answer', 'a picked.end'] },
  { about: 'dropped', lines: ['a dropped.tell', 'b dropped.answer', 'a dropped.more'] },
  { about: 'saved_better', lines: ['a better.tell', 'b better.answer', 'a better.end'] },
  { about: 'saved_better', lines: ['a better.tell', 'b better.ask', 'a better.old'] },
  { about: 'recycled', lines: ['a recycled.tell', 'b recycled.answer', 'a recycled.end'] },
  {
    about: 'trade',
    lines: ['a trade.propose', 'b trade.haggle', 'a trade.push', 'b trade.agree'],
    if: ['both_held'],
  },
  { about: 'trade', lines: ['a trade.thank', 'b trade.thank_answer', 'a trade.thank_end'] },
  { about: 'trade_reported', lines: ['a trade.tell', 'b trade.judge', 'a trade.judge_end'] },
  { about: 'listed', lines: ['a market.listed', 'b market.opinion', 'a market.opinion_end'] },
  { about: 'sold', lines: ['a market.sold', 'b market.sold_answer', 'a market.sold_end'] },
  { about: 'bought', lines: ['a market.bought', 'b market.bought_answer', 'a market.bought_end'] },
  { about: 'mixed', lines: ['a mix.tell', 'b mix.answer', 'a mix.end'] },
  { about: 'opened', lines: ['a open.tell', 'b open.answer', 'a open.end'] },
  { about: 'gifted', lines: ['a gift.thank', 'b gift.answer', 'a gift.end'] },
  { about: 'spare', lines: ['a spare.offer', 'b spare.have', 'a spare.have_end'], if: ['friend_has'] },
  { about: 'spare', lines: ['a spare.offer', 'b spare.need', 'a spare.need_end'], if: ['friend_needs'] },
  { about: 'wanted', lines: ['a wanted.ask', 'b wanted.hint', 'a wanted.end'] },
  { about: 'wanted', lines: ['a wanted.where', 'b wanted.where_answer', 'a wanted.end'] },
  { about: 'wanted', lines: ['a wanted.ask', 'b wanted.no', 'a wanted.no_end'] },
  { about: 'completed', lines: ['a set.tell', 'b set.ask_long', 'a set.long', 'b set.end'] },
  {
    about: 'completed',
    lines: ['a set.tell', 'b set.ask_long', 'a set.long', 'b set.end_ask', 'a set.next'],
  },
  {
    about: 'completed',
    lines: ['a set.tell', 'b set.ask_last', 'a set.last', 'b set.end'],
    if: ['last_known'],
  },
  {
    about: 'completed',
    lines: ['a set.tell', 'b set.ask_last', 'a set.last', 'b set.end_ask', 'a set.next'],
    if: ['last_known'],
  },
  { about: 'travelled', lines: ['a travel.tell', 'b travel.answer', 'a travel.visit', 'b travel.end'] },
  { about: 'travelled', lines: ['a travel.tell', 'b travel.ask_long', 'a travel.long', 'b travel.meet'] },
  { about: 'travelled', lines: ['a travel.tell', 'b travel.ask_find', 'a travel.found', 'b travel.end'] },
  {
    about: 'birthday',
    lines: ['a birthday.wish', 'b birthday.thanks', 'a birthday.ask_gift', 'b birthday.gift'],
  },
  {
    about: 'birthday',
    lines: ['a birthday.wish', 'b birthday.thanks', 'a birthday.ask_day', 'b birthday.day'],
  },
  { about: 'weather', lines: ['a weather.open', 'b weather.good', 'a life.glad', 'b weather.end'] },
  { about: 'weather', lines: ['a weather.open', 'b weather.bad', 'a life.pity', 'b weather.end'] },
  { about: 'life', lines: ['a life.good', 'b life.glad', 'a life.end'] },
  { about: 'life', lines: ['a life.bad', 'b life.pity', 'a life.end'] },
  { about: 'life', lines: ['a life.how', 'b life.tell_good', 'a life.glad', 'b life.end'] },
  { about: 'life', lines: ['a life.how', 'b life.tell_bad', 'a life.pity', 'b life.end'] },
  { about: 'life', lines: ['a life.how', 'b life.tell_good', 'a life.glad_collect', 'b life.collecting'] },
  { about: 'meeting', lines: ['a meet.ask', 'b meet.answer', 'a meet.settle', 'b meet.end'] },
  { about: 'meeting', lines: ['a meet.ask', 'b meet.late', 'a meet.late_settle', 'b meet.end'] },
  { about: 'meeting', lines: ['a meet.after', 'b meet.after_answer', 'a weather.end'] },
  { about: 'meeting', lines: ['a meet.after_bus', 'b meet.after_bus_answer', 'a weather.end'] },
  { about: 'meeting', lines: ['a meet.after_far', 'b meet.after_far_answer', 'a weather.end'] },
  {
    about: 'question',
    lines: ['a ask.formula', 'b ask.formula_answer', 'a ask.formula_end'],
    if: ['formula'],
  },
  { about: 'question', lines: ['a ask.place', 'b ask.place_answer', 'a ask.place_end'], if: ['places'] },
  { about: 'question', lines: ['a ask.store', 'b ask.store_answer', 'a ask.store_end'], if: ['store'] },
  { about: 'christmas', lines: ['a year.christmas', 'b year.answer', 'a year.end'] },
  { about: 'new_year', lines: ['a year.newyear', 'b year.answer', 'a year.end'] },
  { about: 'release', lines: ['a release.open', 'b release.answer', 'a release.end'] },
  {
    about: 'welcome',
    lines: ['a welcome.open', 'b welcome.ask_honey', 'a welcome.help_honey', 'b welcome.end'],
  },
  { about: 'welcome', lines: ['a welcome.open', 'b welcome.ask_rain', 'a welcome.help_rain'] },
  {
    about: 'welcome',
    lines: ['a welcome.open', 'b welcome.ask_first', 'a welcome.help_first', 'b welcome.end'],
  },
  {
    about: 'met_by_trade',
    lines: ['a friend.added', 'b friend.added_answer', 'a friend.trade_more', 'b weather.end'],
  },
  {
    about: 'met_by_trade',
    lines: ['a friend.trade', 'b friend.trade_answer', 'a friend.trade_more', 'b weather.end'],
  },
  {
    about: 'met_by_trade',
    lines: ['a friend.since', 'b friend.since_answer', 'a friend.since_more', 'b weather.end'],
  },
  { about: 'back', lines: ['a back.remember', 'b back.remembered', 'a life.collect', 'b life.collecting'] },
  { about: 'back', lines: ['a back.open', 'b back.answer', 'a life.collect', 'b life.collecting'] },
  { about: 'again', lines: ['a again.kept', 'b again.have', 'a again.end'], if: ['kept'] },
  { about: 'again', lines: ['a again.remember', 'b again.answer', 'a again.end'] },
];

/** What friends go on to talk about; "a" is the one whose turn it is. */
export const TAILS: readonly (readonly string[])[] = [
  ['a life.good later', 'b life.glad', 'a life.end'],
  ['a life.bad later', 'b life.pity', 'a life.end'],
  ['a life.how later', 'b life.tell_good', 'a life.glad', 'b life.end'],
  ['a life.how later', 'b life.tell_bad', 'a life.pity', 'b life.end'],
  ['a life.collect later', 'b life.collecting'],
];

/** Lines in which somebody says that they have the item, or that each has theirs. */
export const CLAIMS: Partial<Record<string, 'own' | 'friends' | 'both'>> = {
  'found.keep': 'own',
  'trade.propose': 'both',
  'spare.offer': 'own',
  'again.have': 'own',
};

/** The composer's name of a line's part. */
export function partOf(line: string): string {
  return `msg.${line.split(' ')[1]}`;
}
