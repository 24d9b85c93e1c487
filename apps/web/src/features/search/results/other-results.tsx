import type { SearchAnswer } from '@wallabee/contract/search/search';
import type { SearchAddress } from '../search-address.ts';
import { PlaceCards, PlayerCards, SetCards } from './card-results.tsx';
import { ItemTable } from './item-table.tsx';
import { NumberTable } from './number-table.tsx';
import { resultsOfKind } from './results-of-kind.ts';
import { TextList } from './text-results.tsx';

export interface OtherResultsProps {
  address: SearchAddress;
  answer: SearchAnswer;
}

/** The tables, and the kinds without plates. */
export function OtherResults({ address, answer }: OtherResultsProps) {
  const { order } = answer;
  if (answer.of === 'items') {
    return <ItemTable items={resultsOfKind(answer, 'items')} order={order} address={address} />;
  }
  if (answer.of === 'numbers') {
    return <NumberTable numbers={resultsOfKind(answer, 'numbers')} order={order} address={address} />;
  }
  if (answer.of === 'sets') return <SetCards sets={resultsOfKind(answer, 'sets')} />;
  if (answer.of === 'players') return <PlayerCards players={resultsOfKind(answer, 'players')} />;
  if (answer.of === 'places') return <PlaceCards places={resultsOfKind(answer, 'places')} />;
  return <TextList texts={resultsOfKind(answer, 'threads')} />;
}
