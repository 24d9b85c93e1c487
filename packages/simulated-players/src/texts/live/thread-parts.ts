import type { PartsSource } from './parts-source.ts';

/** Threads that live players start, about what just happened, what they offer and what they look for. */
export const THREAD_PARTS: PartsSource = {
  'live.title_found': [
    '{item} #{number}!',
    '{place} gave me {item} #{number}',
    '{item} #{number}, just now',
    'Found at {place}: {item}',
    'A number worth a word: {item} #{number}',
    '#{number} of {item}, still warm',
  ],
  'live.title_completed': [
    '{set} is done!',
    'Finished {set}, number {finish}',
    '{set}: complete at last',
    'One set more: {set}',
    'The {finishth} to finish {set}',
  ],
  'live.title_traded': [
    '{item2} #{number2}, by trade',
    'A good swap: {item} for {item2}',
    'Traded today: {item2} #{number2}',
    'Goodbye {item} #{number}, hello {item2}',
  ],
  'live.title_mixed': [
    'Mixed today: {item} #{number}',
    '{item} #{number}, fresh from the mix',
    'I dared: {item}',
    '{component} is no more, {item} #{number} is',
  ],
  'live.title_offer': [
    'WTS {item} #{number}',
    '{item} #{number} for trade',
    'Spare: {item} #{number}',
    'To spare in {city}: {item} #{number}',
    '{month} spares: {item} #{number}',
  ],
  'live.title_question': [
    'Where do you find {item}?',
    '{item}: where?',
    'How do I get {item}?',
    '{set}, {count} of {total}: where is {item}?',
    'Foraging {item}?',
  ],
  'live.post_found': {
    any: [
      'At {place}, {just now|five minutes ago}: {item} #{number}. {?live.after_find}',
      'I only went to {place} {to stretch my legs|for bread|because of the sun|to avoid the dishes} and found {item} #{number}.',
      '{item}, number {number}, at {place}. {live.after_find}',
      '{city}, {weekday}, {place}: {item} #{number}. {?live.after_find}',
      '{live.after_find} {item} #{number}, {place}.',
    ],
    terse: ['{place}: {item} #{number}', '{item} #{number}. {place}, {weekday}'],
    keen: ['{item} #{number}!! At {place}, of all places!'],
    exact: ['{weekday}, {place}, {city}: {item} #{number}. Logged.'],
    grumpy: ['Two hours at {place}, and then at last {item} #{number}.'],
    dreamy: ['{item} #{number} looked as if it had been waiting at {place}.'],
    chatty: ["I've told the bus driver at {place} already, now you: {item} #{number}."],
  },
  'live.after_find': [
    'Who else has been to {place} this {month}?',
    'Does anybody else walk in {city} today?',
    'It goes on the shelf tonight.',
    'My {weekday} is made.',
    'Has anybody a lower one?',
    'I had to read #{number} twice.',
    'Now the bus home through {city}.',
  ],
  'live.post_completed': {
    any: [
      "{set} is complete, all of it, and I'm number {finish}.",
      'The last one is in. {set}, {finishth} in the world.',
      'I have been at {set} for {ages|far too long|longer than I admit}. Since {weekday}: done, number {finish}.',
      '{set} is full, {finishth}. Which one should I begin next?',
    ],
    terse: ['{set}. {finishth}'],
    keen: ['{set}!! {finishth}!!'],
    warm: ['{set} is complete, {finishth}. Thank you to everybody who swapped with me.'],
  },
  'live.post_traded': {
    any: [
      '{player} took {item} #{number} and gave me {item2} #{number2}.',
      "Swapped {item} #{number} for {item2} #{number2} with {player}. {Fair, I think.|We're both happy, I hope.|I'd do it again.}",
      '{item2} #{number2} is mine, thanks to {player}. It cost me {item} #{number}.',
      'One {weekday}, one trade: {item} #{number} went to {player}, {item2} #{number2} came to {city}.',
    ],
    terse: ['{item} #{number} > {item2} #{number2}. thanks {player}'],
  },
  'live.post_mixed': {
    any: [
      '{component} and {component2} went in, {item} #{number} came out.',
      'Mixed {component} with {component2} just now. {item} #{number}.',
      'I closed my eyes and pressed: {item} #{number}. Rest in peace, {component}.',
      'For {item} #{number} I gave {component} and {component2}. Worth it?',
    ],
    terse: ['{component} + {component2} = {item} #{number}'],
    exact: ['{weekday}: {component} + {component2} = {item} #{number}.'],
  },
  'live.post_offer': {
    any: [
      "{item} #{number} is spare. I'm missing {item2}, but I read every offer.",
      'To spare: {item} #{number}. What I look for is {item2}, for {set}.',
      '{item} #{number} would rather be on a shelf than in my pouch. RBs or a swap.',
      'I have no use for {item} #{number}. {item2} would be my dream swap, any number.',
      'Offers for {item} #{number}, please. {count} of {total} in {set} here, so gaps are welcome as payment.',
      'From {city}: {item} #{number}. First fair offer gets it.',
    ],
    terse: ['{item} #{number}. offers', '{item} #{number} for {item2}?'],
    trader: ['{item} #{number} is on the table. Opening bids from 1RB, swaps preferred.'],
    exact: ['Offered: {item} #{number}. Wanted: {item2}, or RBs.'],
  },
  'live.post_question': {
    any: [
      "I'm at {count} of {total} in {set}, and {item} is missing. Where do you get it?",
      "Where does {item} turn up? I've been around {place} all {month} without luck.",
      'How do I get {item}? {set} stands at {count} of {total}.',
      '{set}: {count} of {total}. How is {item} made, or where is it found?',
    ],
    terse: ['where is {item}? {set} {count}/{total}'],
    newcomer: ['Sorry if this is known: where do I find {item}? I have {count} of {total} in {set}.'],
    keen: ['Only {item} and a few others to go in {set}!! Where do I find it?'],
  },
  'live.diary_found': {
    any: [
      '{item} #{number}, {place}.',
      '{place}, {weekday}: {item} #{number}.',
      'Today {item} #{number}, at {place} in {city}.',
      '{city}: {item} #{number}. {place} again.',
      '{item} #{number} on the way past {place}.',
    ],
    terse: ['{item} #{number}'],
  },
  'live.diary_palindrome': [
    '{item} #{number}, from {place}.',
    'For the parade: {item} #{number}.',
    '{number}, both ways: {item}, {place}.',
  ],
  'live.diary_single': [
    '{item} #{number}, from {place}.',
    'Please enter {item} #{number}. {place}, {weekday}.',
  ],
  'live.diary_completed': [
    '{set}, {finishth}.',
    '{set} is full, number {finish}.',
    'Signed for {set}, {finishth}, on a {weekday}.',
  ],
  'live.diary_traded': [
    '{player}: {item2} #{number2} for {item} #{number}.',
    'Thank you, {player}, for {item2} #{number2}. {item} #{number} is in good hands.',
    '{item} #{number} to {player}, {item2} #{number2} to me. Quick and friendly.',
  ],
  'live.diary_mixed': [
    '{component} + {component2} = {item} #{number}.',
    '{item} #{number}, from {component} and {component2}.',
    'New on {weekday}: {item} #{number}, of {component} and {component2}.',
  ],
};
