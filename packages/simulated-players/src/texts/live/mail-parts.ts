import type { PartsSource } from './parts-source.ts';

/** Messages that live players send to friends of their own accord. */
export const MAIL_PARTS: PartsSource = {
  'live.mail_spare': {
    any: [
      "Hi {friend}! I have {item} #{number} to spare, and I think you don't have it yet. Shall we swap?",
      '{friend}, do you still miss {item}? #{number} is in my pouch.',
      'I came across {item} #{number} and thought of you, {friend}. {set} needs it, no? Make me an offer.',
      'Hello {friend}. {item} #{number} is yours if you have something for me. {city} says hello.',
    ],
    terse: ['{item} #{number}, need it?', '{friend}: {item} #{number} spare here'],
    exact: ['{friend}, according to your sets you miss {item}. I have #{number}.'],
  },
  'live.mail_set': {
    any: [
      "{friend}, I'm at {count} of {total} in {set} now. How far are you?",
      'Hi {friend}, do you collect {set}? I have {count} of {total}, and {item} is one of the gaps.',
      'If you ever see {item}, {friend}, think of me: {set}, {count} of {total}.',
      "{set} again, {friend}. {item} doesn't want to be found around {place}.",
    ],
    terse: ['seen {item} anywhere, {friend}?', '{set} {count}/{total}. you?'],
  },
};
