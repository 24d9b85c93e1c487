import { expect, test } from 'vitest';
import { joinDrafts } from './join-drafts.ts';

test.each([
  { why: 'nothing typed since', restored: 'Hello', current: undefined, joined: 'Hello' },
  { why: 'only spaces', restored: 'Hello', current: '  ', joined: 'Hello' },
  { why: 'something typed since', restored: 'Hello', current: 'Bye', joined: 'Hello\n\nBye' },
  {
    why: 'an empty draft with fields',
    restored: { text: 'Hello', submissionKey: 'key' },
    current: { text: '', submissionKey: null },
    joined: { text: 'Hello', submissionKey: 'key' },
  },
  {
    why: 'two messages: the key of the one that was never sent',
    restored: { text: 'Hello', clientKey: 'sent' },
    current: { text: 'Bye', clientKey: 'new' },
    joined: { text: 'Hello\n\nBye', submissionKey: null, clientKey: 'new' },
  },
  {
    why: 'two posts: no key, and no title is lost',
    restored: { title: 'Soup', text: 'Hello', submissionKey: 'sent' },
    current: { title: '', text: 'Bye', submissionKey: null },
    joined: { title: 'Soup', text: 'Hello\n\nBye', submissionKey: null },
  },
])('$why [FK-02]', ({ restored, current, joined }) => {
  expect(joinDrafts(restored, current)).toEqual(joined);
});
