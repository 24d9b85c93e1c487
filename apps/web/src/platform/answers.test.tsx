import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useAnswer } from './answers.ts';

function Titles({ readerId, title }: { readerId: number; title: string | null }) {
  const data = [{ title }] as never;
  const answer = useAnswer(forumCalls.listForums, {}, title === null ? null : { readerId, data });
  return answer.isPending ? 'still asking' : answer.data?.map((forum) => forum.title);
}

const render = (readerId: number, title: string | null) => {
  const Site = createRoutesStub([{ path: '/', Component: () => <Titles {...{ readerId, title }} /> }]);
  return renderToString(<Site />);
};

test('a server writes each reader’s own answer into their page, and none where there is none', () => {
  expect(render(1, 'Staff Room')).toBe('Staff Room');
  expect(render(2, 'Chat')).toBe('Chat');
  expect(render(3, null)).toBe('still asking');
});
