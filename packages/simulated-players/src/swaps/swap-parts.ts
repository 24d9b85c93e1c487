import type { PartsSource } from '../texts/live/parts-source.ts';

/**
 * What members write to their ring. `item` is what the writer gives, `item2` what the writer gets, and `number3` the
 * number of it that the writer has saved; `set`, `count` and `total` are given where the writer misses `item2`.
 */
export const SWAP_PARTS: PartsSource = {
  'swap.proposed': {
    any: [
      'Hi {friend}! I saw that we {could help each other|have what the other needs}, so I tried.',
      'Hello {friend}. I have been after {item2} for {weeks|a while|ages}, and here it is.',
      'I put this together over {breakfast|my tea|lunch}. {item} for {item2}, what do you think?',
      'My {item} #{number} only sits in my pouch. {Better that somebody uses it.|It should go to somebody who misses it.}',
      '{item2} is {one of my last gaps|still missing} in {set}. {?It would make {count} of {total}.}',
      'I have {item2} #{number3}, and #{number2} would be {lovely|a big step|much nicer}.',
      'No hurry, {friend}, {have a look when you can|think about it|take your time}.',
      'Hope this suits you, {friend}. If not, say so, I {have more spares|can look for another ring}.',
    ],
    warm: ['Hello dear {friend}, would this make you happy too? It would make me happy.'],
    keen: ['{friend}!! Look what I found! {item2}!', 'Please please please, I need {item2}!'],
    terse: ['{item} for {item2}. ok?', 'seems fair to me'],
    dry: ['A modest proposal: {item} for {item2}.'],
    exact: ['{item} #{number} against {item2} #{number2}. I checked the classes, it is even.'],
    chatty: [
      'Hi {friend}, I was sorting my pouch, found {item} twice, looked around a bit, and well, here we are!',
    ],
    grumpy: ['I carry {item} #{number} around for nothing. Take it.'],
    dreamy: ['I keep looking at the picture of {item2}. Would you let it go?'],
  },
  'swap.agreed': {
    any: [
      'Fine with me. {?{item2} has been on my list for a while.}',
      'Yes, gladly! {?{item} #{number} is yours.|I hope {item} finds a good place.}',
      'Agreed. {Thanks for asking, {friend}.|Good idea, {friend}.|Nice ring.}',
      "I'm in. {?{set} needs exactly that one.}",
      'That makes {count} of {total} in {set} for me, so of course yes.',
      '#{number2} instead of my #{number3}? {Yes please.|Any time.|I had to look twice.}',
      '{I never thought of that.|I had given up on {item2}.|Somebody has looked closely.} Yes from me.',
      'Done on my side. {Over to you.|Now we only have to wait.|Fingers crossed.}',
      'Of course. I have another {item} saved anyway.',
    ],
    warm: ['What a kind idea, {friend}. Yes!', 'With pleasure. Enjoy {item}!'],
    keen: ['YES! {item2}!', 'Oh wow, yes!'],
    terse: ['ok from me', 'yes', 'in'],
    dry: ['I see no reason to say no, and I looked for one.'],
    exact: ['Agreed: #{number} goes, #{number2} comes.'],
    chatty: ['Yes yes yes, I was about to ask around for {item2} in the forums, you saved me a post.'],
    grumpy: ['Fair, for once. Yes.'],
    dreamy: ['Yes. {item2} will look good beside the others.'],
  },
  'swap.settled': {
    any: [
      'Thank you{?, {friend}}! {item2} is {here|in my pouch}.',
      '{That was quick!|That went well.|It worked!} Enjoy {item}.',
      'Many thanks. {?Until the next ring.}',
      '{count} of {total} in {set} now. {Thank you!|You made my day.}',
      'A #{number2}! {Thank you so much.|I can hardly believe it.|My old #{number3} can go now.}',
      'Lovely. {Take good care of {item}.|{item} was happy with me, be good to it.}',
      'Pleasure swapping with you{?, {friend}}. {?Any time again.}',
      'It has arrived, {thanks|thank you}. {?{set} looks better already.}',
      'Great! If I find more that you need, {friend}, I will propose again.',
    ],
    warm: ['A big thank you from me, {friend}. What a nice swap.'],
    keen: ['Woohoo, {item2}!', 'Best swap of the week! Thanks!'],
    terse: ['thanks', 'ty {friend}', 'got it, cheers'],
    dry: ['Received in good order. I am almost moved.'],
    exact: ['{item2} #{number2} received. Thank you, that was as agreed.'],
    chatty: ['Oh how nice, I opened my pouch and there it was, thank you, now who has the next idea?'],
    grumpy: ['Thanks. No complaints today.'],
    dreamy: ['Hello, {item2}. Thank you for sending it here.'],
  },
  'swap.declined_treasure': [
    "Sorry, {friend}, #{number} stays with me. {I won't find one that low again.|It is the best number I carry.}",
    'Oh, not {item} #{number}, I am too proud of that one. {?Sorry!}',
    "{I thought about it.|It was tempting.} But a #{number} I don't give away.",
    "I should have locked #{number}. {Sorry for the trouble.|It isn't for swapping, really.}",
  ],
  'swap.declined_pattern': [
    'Sorry, I collect {pattern}, so #{number} stays.',
    '#{number} is {exactly my thing|one of my {pattern}}. {?Ask me for any other number, {friend}.}',
    'I should have said: {pattern} I never swap. {?Sorry, {friend}.}',
    'Look at that number again, {friend}. {?I collect {pattern}.} I have to say no.',
  ],
  'swap.declined_birthday': [
    'Sorry, #{number} is my birthday. That one I hold on to.',
    '#{number} has my birthday in it, so no. {?Nothing against the ring.}',
  ],
  'swap.declined_taste': [
    "Sorry, {friend}, I've grown fond of {my|that} {item}.",
    'Not {item}, please. {Anything else in my pouch.|I have plans for it.}',
    "{Thanks for asking, but|Kind of you, but} I'd like to hold on to {item} #{number} for now.",
    'I looked at {item} again and could not do it. {?Sorry!}',
    'A pity, {friend}, but no this time. {?Try me with another item.}',
  ],
  'swap.declined_changed': [
    "Sorry, that no longer works for me, I {don't need {item2} any more|have other plans by now}.",
    'Too late for me, I am afraid. {?Next time, {friend}.}',
    'My list has changed since. {Sorry!|No from me this time.}',
  ],
  'swap.gone': [
    '{Oh no, my fault.|Oops.|Sorry!} {item} #{number} is gone, I forgot about the ring.',
    "Sorry, {friend}, I needed {item} for something else. I'll make it up to you.",
    'That was me, I no longer carry {item}. {?Shall we look for another ring?}',
  ],
  'swap.reply_thanks': [
    "{You're welcome|My pleasure|Gladly}, {friend}!",
    'Thank you, {friend}. {It helps us both.|You did the same for me.}',
    'No trouble at all. {?I am happy with {item2} too.}',
  ],
  'swap.reply_greeting': [
    'Hello {friend}! {Nice to meet you in a ring.|Good to see you here.}',
    'Hi {friend}. {How do you like the ring?|All well with you?|Still collecting, I see.}',
    '{Hey|Hello}! {?I was just looking at the ring.}',
  ],
  'swap.reply_question': [
    "{Good question, {friend}.|Hm.} {I'd have to look.|I don't know, honestly.|Let me think about it.}",
    '{I think so.|As far as I know, yes.|Not that I know.} {?Why do you ask?}',
    'No idea, {friend}, I only came for {item2}.',
    "I'm not sure. {Maybe one of the others knows.|Ask me again tomorrow.}",
  ],
  'swap.reply_pair_question': [
    "I'm not sure, {friend}. {Ask me again tomorrow.|What do you think?}",
    'I only thought of {item2}, to be honest.',
    '{I think so.|Not that I know.|Perhaps.} {?Why do you ask?}',
  ],
  'swap.reply_item': [
    '{item2} is {a beauty|just what I was looking for|one I have wanted for long}, thank you for {asking|writing}.',
    'About {item}: {it came to me by chance|I found a better number, so it is free|I had two}.',
    'I like {item2} most of {set}, {friend}.',
  ],
  'swap.reply_else': [
    '{Ha, true.|Quite.|I see it the same way.|Well said, {friend}.}',
    '{Agreed, {friend}.|Same here.|So do I.} {?Rings are fun.}',
    'Nice to {hear|read} that. {?I like it when people write.}',
    "I'm on {a bus|a walk|my break}, {friend}, more later.",
    '{Good luck with the rest of your list!|I hope you find the others too.}',
  ],
};
