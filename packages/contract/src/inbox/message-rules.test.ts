import { expect, test } from 'vitest';
import { LONGEST_MESSAGE, messageRefusal, textRefusal, tidyMessage } from './message-rules.ts';

const friends = { senderId: 1, recipientId: 2, areFriends: true, isRecipientClosed: false };

test.each([
  { why: 'friends write to each other', parties: friends, refusal: null },
  { why: 'strangers do not', parties: { ...friends, areFriends: false }, refusal: 'not_friends' },
  {
    why: 'nobody reads a closed account',
    parties: { ...friends, isRecipientClosed: true },
    refusal: 'account_closed',
  },
  {
    why: 'a closed account is the reason even among strangers',
    parties: { ...friends, isRecipientClosed: true, areFriends: false },
    refusal: 'account_closed',
  },
  { why: 'nobody writes to themselves', parties: { ...friends, recipientId: 1 }, refusal: 'to_oneself' },
])('$why [AP-12]', ({ parties, refusal }) => {
  expect(messageRefusal(parties)).toBe(refusal);
});

test.each([
  { why: 'words', text: 'Swap?', refusal: null },
  { why: 'nothing', text: '', refusal: 'empty' },
  { why: 'spaces without a width', text: '\u200b\u2060', refusal: 'empty' },
  { why: 'a face alone', text: '🐝', refusal: null },
  { why: 'as much as fits', text: 'x'.repeat(LONGEST_MESSAGE), refusal: null },
  { why: 'one letter more', text: 'x'.repeat(LONGEST_MESSAGE + 1), refusal: 'too_long' },
])('$why: $refusal [IN-04]', ({ text, refusal }) => {
  expect(textRefusal(text)).toBe(refusal);
});

test('line breaks inside a message become one kind, and blank edges are removed', () => {
  expect(tidyMessage('\r\n  one\r\ntwo\rthree\n\nfour \n ')).toBe('one\ntwo\nthree\n\nfour');
  expect(tidyMessage(' \n\t ')).toBe('');
});
