import type { PartsSource } from './parts-source.ts';

/** Posts about what just happened, and answers to the latest post of a thread. */
export const FORUM_PARTS: PartsSource = {
  'live.title_found': [
    '{item} #{number}!',
    'Look what {place} gave me',
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
  'live.post_found': [
    '{Just|Just now} at {place}: {item} #{number}. {live.feeling}',
    'Five minutes ago, {place}, {item} #{number}. {?I said something out loud.} {live.feeling}',
    'I only went to {place} {to stretch my legs|for bread|because of the sun|to avoid the dishes} and found {item} #{number}. {live.feeling}',
    '{item}, number {number}, at {place}. {live.feeling}',
  ],
  'live.post_completed': [
    "{set} is complete, all of it, and I'm number {finish}. {live.feeling} {?Thank you to everybody who swapped with me.}",
    'The last one is in. {set}, {finishth} in the world. {live.feeling}',
    'I have been at {set} for {ages|far too long|longer than I admit}. Today: done, number {finish}. {live.feeling}',
  ],
  'live.post_traded': [
    '{player} took my {item} #{number} and gave me {item2} #{number2}. {live.feeling}',
    "Swapped {item} #{number} for {item2} #{number2} with {player}. {Fair, I think.|Both happy, I hope.|I'd do it again.} {?{live.feeling}}",
    '{item2} #{number2} is mine, thanks to {player}. It cost me {item} #{number}. {live.feeling}',
  ],
  'live.post_mixed': [
    '{component} and {component2} went in, {item} #{number} came out. {live.feeling}',
    'Mixed {component} with {component2} just now. {item} #{number}. {live.feeling}',
    'I closed my eyes and pressed: {item} #{number}. {?Rest in peace, {component}.} {live.feeling}',
  ],
  'live.feeling': {
    any: [
      "I'm rather pleased.",
      'That made my {weekday}.',
      'Had to tell somebody.',
      'Anybody else {out today|having luck today}?',
      'Good day.',
      'It goes straight on the shelf.',
      'My hands are {cold|shaking a bit|full}, but still.',
      'Now for {a coffee|a bun|the bus home|a sit-down}.',
    ],
    dry: ["Outwardly I'm calm.", 'I have informed the cat.'],
    warm: ['I wish you all such a day.', 'Thank you, whoever had a hand in it.'],
    keen: ['AAAAH!', "I'm still grinning!"],
    exact: ["That's my best this month.", 'Logged at once.'],
    terse: ['nice.', 'chuffed.'],
    chatty: ['I have told the baker, the bus driver and now you.', 'And that on a {weekday}!'],
    grumpy: ['About time.', 'It rained, of course.'],
    dreamy: ['It looked as if it had been waiting.', 'The light was just right, too.'],
  },
  'live.reply_offer_want': [
    "I'd {take|like|love} the {item}, {if it's still there|please|if we can agree}. {?Message me?} {?{live.feeling}}",
    "{item}! That's one I {miss|need|have been looking for}. {What would you want for it?|I'll send an offer.|Sending an offer now.}",
    'Is the {item} still {free|going|to be had}? {?I miss it for {set}.}',
  ],
  'live.reply_offer': [
    'Nothing for me this time, but good luck, {player}!',
    '{Nice list.|Good stuff.|Fair offer.} {?I have most of it already.} {Good luck!|Bump for you.|Somebody will bite.}',
    'Tempting, {player}. {?I have to tidy my pouch first.}',
    "Not for me, but I'll tell {a friend|my sister|somebody I know} who collects that.",
    'What would you take for it, roughly?',
  ],
  'live.reply_brag': [
    "{Congratulations|Well done|Nice one|Lovely}, {player}! {?I'm jealous.}",
    '{Wow.|Ha!|Oh, very nice.} {I was out for two hours and found nothing.|You have all the luck.|That calls for cake.|Keep it safe.}',
    "{item}! {Good catch.|I want one too.|That's a beauty.}",
    'Brilliant, {player}. {?{live.feeling}}',
  ],
  'live.reply_answer': [
    '{answer} {?Hope that helps, {player}.}',
    '@{player}: {answer}',
    '{I looked it up.|If I remember rightly:|Easy one.} {answer}',
    '{answer} {?Took me ages to find out.}',
  ],
  'live.reply_question': [
    "{Good question|No idea, but I'd like to know too|I have wondered about that myself}, {player}. {?Following this.}",
    "I think {so|not|it depends}, but {somebody older will know|ask a BeeKeeper|don't quote me}.",
    '{In my experience: patience.|I do it by feel.|I asked the same last year.} {?Good luck, {player}.}',
  ],
  'live.reply_else': [
    '{Agreed|Same here|Well said|Ha, yes}, {player}. {?{live.feeling}}',
    "{I see it differently, but fair enough.|There is something in that.|I hadn't thought of that.} {?Good thread.}",
    '{Reading along with a cup of tea.|This thread is the best part of my {weekday}.|More of this please.}',
    "{player}, you're not alone. {?{live.feeling}}",
  ],
};
