import type { ForumDraft } from '@wallabee/contract/forums/drafts';
import { describe, expect, test } from 'vitest';
import { changeDraft, EMPTY_DRAFT, fromServer } from '../drafts.ts';
import { afterRestoring } from '../restored-draft.ts';
import { afterSaving, mustSave, onOpen } from './draft-sync-rules.ts';

const saved: ForumDraft = {
  place: 'thread:1',
  title: '',
  text: 'from the phone',
  format: 'bbcode',
  quote: null,
  saved_at: '2026-06-01T12:00:00.000Z',
};
const typed = changeDraft(EMPTY_DRAFT, { text: 'typed here' }, 1_000);
const synced = afterSaving(typed, typed, '2026-06-01T11:00:00.000Z');

describe('when a box is opened', () => {
  test.each([
    ['nothing anywhere', EMPTY_DRAFT, null, 'nothing'],
    ['only here, unsaved', typed, null, 'nothing'],
    ['only on the server', EMPTY_DRAFT, saved, 'take'],
    ['here untouched since it was saved, newer on the server', synced, saved, 'take'],
    ['changed on both', typed, saved, 'offer'],
    ['changed on both after one was saved', changeDraft(synced, { text: 'more' }), saved, 'offer'],
    ['the same text on both', changeDraft(EMPTY_DRAFT, { text: saved.text }), saved, 'nothing'],
    ['the same version', fromServer(saved), saved, 'nothing'],
    ['posted on another device', synced, null, 'drop'],
    ['posted elsewhere, changed here', changeDraft(synced, { text: 'more' }), null, 'nothing'],
  ])('%s [FX-02]', (_, local, server, expected) => {
    expect(onOpen(local, server).do).toBe(expected);
  });
});

test('a quote that was chosen before the server’s draft came is put with it [FX-02]', () => {
  const quote = { postId: 7, name: 'Pim', text: 'Where?' };
  const opened = onOpen(changeDraft(EMPTY_DRAFT, { quote }), saved);

  expect(opened).toMatchObject({ do: 'take', draft: { text: saved.text, quote } });
  expect('draft' in opened && mustSave(opened.draft)).toBe(true);
});

test('a change is sent until the server has it [FX-02]', () => {
  expect(mustSave(EMPTY_DRAFT)).toBe(false);
  expect(mustSave(typed)).toBe(true);
  expect(mustSave(synced)).toBe(false);
  const more = changeDraft(synced, { text: 'typed here, and more' });
  expect(mustSave(more)).toBe(true);
  expect(mustSave(afterSaving(more, typed, saved.saved_at))).toBe(true);
});

test('an emptied draft is discarded on the server too [FX-02]', () => {
  expect(mustSave(changeDraft(synced, { text: '' }))).toBe(true);
  expect(mustSave(changeDraft(EMPTY_DRAFT, { text: '' }))).toBe(false);
});

test('a draft that is saved after it was posted is discarded again [FX-02]', () => {
  expect(mustSave(afterSaving(EMPTY_DRAFT, typed, saved.saved_at))).toBe(true);
});

describe('when a discarded draft is restored', () => {
  const savedAgain = { ...saved, saved_at: '2026-06-01T13:00:00.000Z' };
  const answer = { saved_at: savedAgain.saved_at, replaced: null };

  test('the device continues it with what was typed since [FX-02]', () => {
    const more = changeDraft(fromServer(saved), { text: 'from the phone, and more' });

    const restored = afterRestoring(more, saved, answer);

    expect(restored.text).toBe('from the phone, and more');
    expect(mustSave(restored)).toBe(true);
    expect(onOpen(restored, savedAgain)).toEqual({ do: 'nothing' });
  });

  test('a text that was saved in its place is offered beside it [FX-02]', () => {
    const replaced = { ...saved, text: 'begun anew', saved_at: '2026-06-01T12:30:00.000Z' };

    const restored = afterRestoring(fromServer(replaced), saved, { ...answer, replaced });

    expect(restored.text).toBe('begun anew');
    expect(onOpen(restored, savedAgain)).toMatchObject({ do: 'offer', other: { text: saved.text } });
  });

  test('a device without it takes it from the server [FX-02]', () => {
    expect(afterRestoring(EMPTY_DRAFT, saved, answer)).toBe(EMPTY_DRAFT);
  });
});
