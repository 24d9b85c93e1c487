import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Moment } from '../../play/diary.ts';
import { lostIn } from './own-facts.ts';
import type { Talk } from './talk.ts';
import { itemFacts, ordinal, placeFacts, secondItemFacts } from './world-facts.ts';

/** What can be said about a moment, by the names that the texts use. */
export function momentFacts(talk: Talk, moment: Moment): Facts {
  const { words, speakers } = talk;
  switch (moment.kind) {
    case 'found':
      return { ...itemFacts(talk, moment.item), ...placeFacts(talk, moment.place) };
    case 'picked_up':
      return {
        ...itemFacts(talk, moment.item),
        ...placeFacts(talk, moment.place),
        ...(moment.from && { player: speakers.nickname(moment.from) }),
      };
    case 'dropped':
      return { ...itemFacts(talk, moment.item), ...placeFacts(talk, moment.place) };
    case 'completed': {
      const { name, types } = words.set(moment.set);
      return { set: name, count: types.length, finish: moment.number, finishth: ordinal(moment.number) };
    }
    case 'traded':
      return {
        ...itemFacts(talk, moment.received),
        ...secondItemFacts(talk, moment.given),
        player: speakers.nickname(moment.other),
      };
    case 'bought':
      return {
        ...itemFacts(talk, moment.item),
        cost: formatNumber(moment.cost),
        player: speakers.nickname(moment.seller),
      };
    case 'listed':
      return { ...itemFacts(talk, moment.item), cost: formatNumber(moment.cost) };
    case 'mixed':
      return mixedFacts(talk, moment);
    case 'opened':
      return { ...itemFacts(talk, moment.item), item2: words.type(moment.container).name };
    case 'gifted':
      return { ...itemFacts(talk, moment.item), player: speakers.nickname(moment.recipient) };
    case 'saved_better':
      return { ...itemFacts(talk, moment.item), ...secondItemFacts(talk, moment.instead) };
    case 'recycled':
      return { ...itemFacts(talk, moment.item), ...secondItemFacts(talk, moment.item) };
    case 'travelled':
      return placeFacts(talk, moment.place);
    case 'offers':
    case 'joined':
      return {};
  }
}

function mixedFacts(talk: Talk, moment: Moment & { kind: 'mixed' }): Facts {
  const [first, second] = moment.components;
  const lost = lostIn(moment);
  return {
    ...itemFacts(talk, moment.item),
    ...(first && { component: talk.words.type(first.item_type_id).name }),
    ...(second && { component2: talk.words.type(second.item_type_id).name }),
    ...(lost && secondItemFacts(talk, lost)),
  };
}

/** Where the moment happened. */
export function placeOf(moment: Moment): PlaceId | undefined {
  return 'place' in moment ? moment.place : undefined;
}
