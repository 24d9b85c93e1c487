import type { PartsSource } from './parts-source.ts';

/** Replies in threads. Each states a fact: an item, a number, a place, a month, how far a set is. */
export const REPLY_PARTS: PartsSource = {
  'live.reply_offer_missing': {
    any: [
      "{player}, I'd {take|like} {item} #{number}. It would bring me past {count} of {total} in {set}.",
      '{item} is one I miss, {player}. {live.bid} #{number}?',
      "Is #{number} still there, {player}? I've looked for {item} around {place} since {month} began.",
      '{item} #{number} would fill a gap in {set}, {player}. {live.bid} it?',
      'Any number of {item} would do for me, {player}, so #{number} is fine. {live.pay}',
      "{player}: interested in {item} #{number}. {city} hasn't shown me a single one.",
      '{count} of {total} in {set}, and {item} is among the gaps. Would you part with #{number}, {player}?',
    ],
    terse: ['{player}: #{number} please', '{item} #{number}, still free?', "i'd take #{number}, {player}"],
    keen: ["{player}!! {item} #{number}! I've been missing it all {month}!"],
    exact: ['{player}, for {item} #{number}: {set} stands at {count} of {total} here. {live.pay}'],
    grumpy: ['{item} again, and never near {place}. #{number} will do, {player}.'],
  },
  'live.bid': ['What would you want for', 'What are you asking for', 'Which way round: RBs or a swap for'],
  'live.pay': {
    any: [
      "I'd pay in RBs, {player}.",
      'I have spares to swap for #{number}.',
      'A swap for #{number} would suit me best.',
      'Make me a price for #{number}.',
      'Tell me what you miss, {player}.',
      "I'm in {city}, and I answer fast.",
      'Would a few RBs settle it?',
    ],
  },
  'live.reply_offer_better': {
    any: [
      '{player}, of {item} I only have #{number2}. #{number} would be an improvement. {live.pay}',
      'I sit on #{number2} of {item}, {player}. {live.bid} #{number}?',
      '#{number} beats my #{number2}, {player}. Would you take #{number2} and something on top?',
      "Tempting, {player}: {item} #{number} instead of #{number2}. I'm in {city} and in no hurry.",
      "{player}, would #{number2} plus a few RBs get me #{number}? It's for {set}.",
    ],
    terse: ['mine is #{number2}. want #{number}, {player}', '#{number} > #{number2}. price, {player}?'],
    exact: ['{item}: I hold #{number2}, you offer #{number}. That is an upgrade, {player}. {live.pay}'],
  },
  'live.reply_still_here': {
    any: [
      '#{number} is still in my pouch, {player}. Send me an offer.',
      'Yes, {player}, nobody has taken {item} #{number} yet.',
      'Still here, {player}: {item} #{number}. What do you have?',
      '{player}, #{number} waits for you. Open a trade when you like.',
      "I've just looked, {player}: #{number} is here. An offer, please, and we're done.",
    ],
    terse: ['still have #{number}, {player}', 'yes, {player}. #{number}. offer?'],
  },
  'live.reply_wanted_spare': {
    any: [
      '{player}, I have {item} #{number} to spare.',
      '{item} #{number} sits in my pouch in {city}, {player}. Open a trade.',
      'Will {item} #{number} do, {player}? I have one more than I need.',
      'There is {item} #{number} here, {player}, and I need no second one.',
    ],
    terse: ['have #{number}, {player}', '{item} #{number} here, {player}'],
    trader: ['{item} #{number} is for trade, {player}. Show me your list.'],
  },
  'live.reply_wanted_way': {
    any: [
      'No spare one here, {player}, but: {answer}',
      "{answer} That's where I would look for {item}, {player}.",
      "None over, {player}. {answer} There are {issued} by now, so it's not rare.",
      '{player}, before you pay for {item}: {answer}',
    ],
  },
  'live.reply_how': {
    any: [
      '{item}, {player}: {answer}',
      "{answer} It's on the page of {item}, {player}, but well hidden.",
      '{answer} Good luck with {set}, {player}.',
      '@{player}: {answer}',
      '{player}, {item} is easier than it looks. {answer}',
    ],
    terse: ['{answer}', '{player}: {answer}'],
    exact: ['For {item} the catalogue says: {answer}'],
  },
  'live.reply_when': {
    any: [
      '{item} came out on {date}, {player}.',
      '{date}, {player}, together with the rest of {set}.',
      'Its page says {date}, {player}. {issued} have been made since.',
    ],
    terse: ['{date}', '{date}, {player}'],
  },
  'live.reply_set': {
    any: [
      '{item} belongs to {set}, {player}.',
      "That's {set}, {player}. I have {count} of {total}.",
      '{set}, {player}. Its page lists all of them.',
    ],
    terse: ['{set}', '{set}, {player}'],
  },
  'live.reply_thanks': {
    any: [
      "Thank you, {player}. Then I'll look for {item} on the way home.",
      "{player}, that's what I needed for {item}. Thanks.",
      'Thanks, {player}! {count} of {total} in {set}, and now I know where to go on.',
      "Noted, {player}, thank you. I'll report back about {item}.",
    ],
    terse: ['thanks {player}', 'ta, {player}. off to look'],
  },
  'live.reply_item_saved': {
    any: [
      'Mine is {item} #{number}, {player}. {live.own}',
      '{item} #{number} is on my shelf, {player}. {?live.own}',
      "I saved #{number} of {item} and stopped looking. {player}, you've made me look again.",
      "{player}, next to mine (#{number}) that's a good one.",
      '#{number} here, {player}. {issued} exist by now, so we are both early or both late.',
      'I keep {item} #{number}, {player}, and would not swap it. {?live.own}',
    ],
    terse: ['#{number} here', 'mine: #{number}', 'got #{number}, {player}'],
    exact: ['{item}: #{number} saved here, {issued} issued so far.'],
    number_hunter: ['{item} #{number}, {player}, and I still look for a lower one.'],
    keen: ['{item} #{number} is mine, {player}!! We could start a club!'],
    grumpy: ["#{number} is all I ever got of {item}, {player}. I've made my peace with it."],
  },
  'live.own': [
    '{issued} exist by now.',
    '{set} stands at {count} of {total} here.',
    'It belongs to {set}, and {set} belongs to my {month}.',
    'Shown to visitors in {city} only.',
    'I looked it up just now: {issued} have been made.',
    'It stays, even for an RB or two.',
  ],
  'live.reply_item_missing': {
    any: [
      "I still don't have {item}, {player}. {place} hasn't given me one this {month}.",
      '{item} is a gap in {set} for me, {player}. If a second one turns up, write to me.',
      'Missing here, {player}: {item}, any number. {city} seems to have none.',
      '{issued} of {item} in the world, {player}, and not one of them mine.',
      '{player}, if a second {item} ever comes your way, I have spares to swap.',
    ],
    terse: ['still missing {item}', 'none here. well done {player}'],
    keen: ['{item}!! The one I miss!! Well done, {player}!'],
    walker: ["I've walked past {place} all {month} for {item}, {player}. Well done."],
  },
  'live.reply_item_issued': {
    any: [
      '{issued} of {item} have been made by now, {player}.',
      'For the record, {player}: {item} stands at {issued} today.',
      'The last number of {item} is {issued}, {player}. I looked because of this thread.',
      "{player}, I'd have guessed more than {issued} for {item}.",
    ],
    exact: ['{item}, {set}: {issued} issued to date.'],
    terse: ['{issued} made so far'],
  },
  'live.reply_item_set': {
    any: [
      "I'm at {count} of {total} in {set}, {player}.",
      '{set} is slow here, {player}: {count} of {total}.',
      '{count} of {total} from {set} on my shelf, {player}. How many do you have?',
      '{player}, does {item} finish {set} for you? I need {set} too: {count} of {total}.',
    ],
    completist: ['{set}: {count} of {total}. I know which ones I miss by heart, {player}.'],
    terse: ['{set} {count}/{total} here'],
  },
  'live.reply_chain': {
    any: [
      '{item}.',
      '{item}, from {set}.',
      '{item}. {letter} next.',
      '{item}! Who has one with {letter}?',
      '{item}. That leaves {letter}.',
    ],
    terse: ['{item}'],
    keen: ['{item}!!'],
  },
  'live.reply_counting': {
    any: ['{count}', '{count}.', 'And {count}.', 'Then I say {count}.'],
    keen: ['{count}!!'],
    exact: ['{count}, checked.'],
  },
  'live.reply_favourite': {
    any: [
      '{set}, {player}. {count} of {total} so far.',
      'At the moment {set}: I have {count} of {total} and think about the rest, {player}.',
      '{player}, {set} for me. It got me walking to {place} again.',
    ],
    terse: ['{set}. {count}/{total}'],
  },
  'live.reply_talk': {
    any: [
      'Greetings from {city}, {player}. I forage at {place}, mostly.',
      '{player}, where do you walk? For me it was {place} this {month}.',
      "Hello {player}, I'm in {city}. If you need something that grows at {place}, ask me.",
      'From {city} to you, {player}: a good {month}.',
    ],
    terse: ['hi {player}, from {city}'],
  },
};
