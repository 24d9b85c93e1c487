import type { SearchAnswer } from '@wallabee/contract/search/search';
import type { SearchKind } from '@wallabee/contract/search/search-kinds';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import type { ReactNode } from 'react';
import type { SearchAddress } from '../search-address.ts';
import { PlaceCards, PlayerCards, SetCards } from './card-results.tsx';
import { ItemPlates } from './item-results.tsx';
import { ItemTable } from './item-table.tsx';
import { NumberPlates } from './number-results.tsx';
import { NumberTable } from './number-table.tsx';
import { TextList } from './text-results.tsx';

interface ResultListProps {
  address: SearchAddress;
  answer: SearchAnswer;
}

/** Each kind in its own look. */
export function ResultList({ address, answer }: ResultListProps) {
  return LOOKS[answer.of]({ address, answer });
}

const LOOKS: Record<SearchKind, (props: ResultListProps) => ReactNode> = {
  items: ({ address, answer }) => {
    const items = ofKind(answer, 'items');
    return address.view === 'table' ? (
      <ItemTable items={items} order={answer.order} address={address} />
    ) : (
      <ItemPlates items={items} />
    );
  },
  numbers: ({ address, answer }) => {
    const numbers = ofKind(answer, 'numbers');
    return address.view === 'table' ? (
      <NumberTable numbers={numbers} order={answer.order} address={address} />
    ) : (
      <NumberPlates numbers={numbers} />
    );
  },
  sets: ({ answer }) => <SetCards sets={ofKind(answer, 'sets')} />,
  players: ({ answer }) => <PlayerCards players={ofKind(answer, 'players')} />,
  places: ({ answer }) => <PlaceCards places={ofKind(answer, 'places')} />,
  threads: ({ answer }) => <TextList texts={ofKind(answer, 'threads')} />,
};

function ofKind<Kind extends SearchKind>({ results }: SearchAnswer, kind: Kind) {
  return results.filter((result): result is Extract<SearchResult, { kind: Kind }> => result.kind === kind);
}
