import { expect, test } from 'vitest';
import { threadKindOf } from './thread-kind.ts';
import { WORLD } from './writers-world.fixture.ts';

test.each([
  { forumId: 3, title: 'WTS Fog Jelly #10', text: 'Offers?', kind: { kind: 'offer' } },
  { forumId: 13, title: 'Swap?', text: 'One Fog Jelly, #7, for anything.', kind: { kind: 'offer' } },
  { forumId: 3, title: 'June spares', text: 'Fog Jelly #7, The Jar #1,200.', kind: { kind: 'offer' } },
  { forumId: 13, title: 'Looking for Fog Jelly', text: 'Any number.', kind: { kind: 'wanted' } },
  { forumId: 3, title: 'My list', text: 'Fog Jelly #7. Looking for The Jar.', kind: { kind: 'offer' } },
  { forumId: 3, title: 'Spare Fog Jelly #7, I need RBs', text: 'Hello.', kind: { kind: 'offer' } },
  { forumId: 4, title: 'Prices', text: 'Fog Jelly costs more than it should.', kind: { kind: 'talk' } },
  { forumId: 3, title: 'Trading tips', text: 'Never trade hungry.', kind: { kind: 'not_for_players' } },
  { forumId: 2, title: 'Where is Fog Jelly?', text: 'Anybody?', kind: { kind: 'question', asks: 'how' } },
  { forumId: 2, title: 'How old is Fog Jelly?', text: '', kind: { kind: 'question', asks: 'when' } },
  { forumId: 2, title: 'Fog Jelly', text: 'Which set is it?', kind: { kind: 'question', asks: 'set' } },
  { forumId: 4, title: 'Fog Jelly #9!', text: 'Just now.', kind: { kind: 'about_item' } },
  { forumId: 4, title: 'What did you find today?', text: 'Go.', kind: { kind: 'diary', of: 'found' } },
  { forumId: 8, title: 'Mixing ledger 2026', text: '', kind: { kind: 'diary', of: 'mixed' } },
  { forumId: 8, title: 'Mixing ledger 2016', text: '', kind: { kind: 'not_for_players' } },
  { forumId: 12, title: "Finishers' book June 2026", text: '', kind: { kind: 'diary', of: 'completed' } },
  { forumId: 12, title: "Finishers' book May 2026", text: '', kind: { kind: 'not_for_players' } },
  { forumId: 4, title: 'Postcards, 2026', text: 'Fog Jelly', kind: { kind: 'not_for_players' } },
  { forumId: 12, title: 'The item chain: last letter', text: 'The Jar.', kind: { kind: 'chain' } },
  { forumId: 12, title: 'Counting to ten thousand', text: '1.', kind: { kind: 'counting' } },
  { forumId: 1, title: 'New set today', text: 'Fog Jelly is here.', kind: { kind: 'not_for_players' } },
  { forumId: 5, title: 'Fog Jelly twice', text: 'A bug?', kind: { kind: 'not_for_players' } },
  { forumId: 6, title: 'On the block: Fog Jelly #8', text: '1RB.', kind: { kind: 'not_for_players' } },
  { forumId: 4, title: 'What does your family say?', text: 'Mine sighs.', kind: { kind: 'talk' } },
])('"$title" in forum $forumId is $kind.kind', ({ kind, ...opening }) => {
  expect(threadKindOf(opening, WORLD)).toEqual(kind);
});
