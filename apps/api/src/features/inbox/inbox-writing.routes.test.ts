import { LONGEST_MESSAGE } from '@wallabee/contract/inbox/message-rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { createInboxWorld } from '../../../test/builders/inbox-world.ts';
import type { TestPlayer } from '../../../test/world.ts';

const { world, people, write, read, post, unreadOf, countMessages } = await createInboxWorld();
let ada: TestPlayer;
let ben: TestPlayer;
let stranger: TestPlayer;
beforeEach(() => {
  ({ ada, ben, stranger } = people);
});

describe('POST inbox/conversation/{userId}', () => {
  test('the message is unread for the friend and read for the sender [AP-12]', async () => {
    const response = await write(ada, ben, ' Swap?\r\nMy #7 for yours. ');

    expect(response.statusCode).toBe(200);
    const text = 'Swap?\nMy #7 for yours.';
    const message = { id: 1, sender_id: ada.id, text, created_at: world.clock.now.getTime() / 1_000 };
    expect(response.json()).toEqual({ success: true, recipient_id: ben.id, message });
    expect(await unreadOf(ben, ada)).toBe(1);
    expect(await unreadOf(ada, ben)).toBe(0);
    const { conversation } = (await read(ben, ada)).json();
    expect(conversation).toEqual([message]);
  });

  test.each([
    { what: 'nothing', fields: {} },
    { what: 'an empty text', fields: { text: '' } },
    { what: 'a text of spaces without a width', fields: { text: '\u200b\u2060' } },
    { what: 'blanks', fields: { text: ' \n\t ' } },
    { what: 'more than fits', fields: { text: 'x'.repeat(LONGEST_MESSAGE + 1) } },
    { what: 'a NUL character', fields: { text: 'a\0b' } },
    { what: 'a key that is none', fields: { text: 'a', client_key: 'no' } },
    { what: 'a key with other characters', fields: { text: 'a', client_key: "';drop table--" } },
  ])('$what is not sent [IN-04, ER-03]', async ({ fields }) => {
    const response = await post(
      `/inbox/conversation/${ben.id}`,
      new URLSearchParams(fields as never).toString(),
    );

    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('bad_input');
    expect(await countMessages()).toBe(0);
  });

  test.each([
    { what: 'percent-encoded', payload: 'text=%C3%28', type: 'application/x-www-form-urlencoded' },
    {
      what: 'raw in a form',
      payload: Buffer.from([...Buffer.from('text=a'), 0xc3, 0x28]),
      type: 'application/x-www-form-urlencoded',
    },
    {
      what: 'raw in a multipart form',
      payload: Buffer.concat([
        Buffer.from('--bee\r\nContent-Disposition: form-data; name="text"\r\n\r\n'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from('\r\n--bee--\r\n'),
      ]),
      type: 'multipart/form-data; boundary=bee',
    },
  ])('malformed UTF-8, $what, is not sent [ER-03]', async ({ payload, type }) => {
    const response = await post(`/inbox/conversation/${ben.id}`, payload, type);

    expect(response.statusCode).toBe(400);
    expect(await countMessages()).toBe(0);
  });

  test('a repeated text field is refused [ER-03]', async () => {
    expect((await post(`/inbox/conversation/${ben.id}`, 'text=a&text=b')).statusCode).toBe(400);
  });

  test.each(['0', '-1', '1.5', 'ben', '99999999999', '%00', '1%20or%201=1', '2147483647'])(
    '%s is not found [ER-03]',
    async (id) => {
      const response = await post(`/inbox/conversation/${id}`, 'text=hello');

      expect([400, 404]).toContain(response.statusCode);
      expect(await countMessages()).toBe(0);
    },
  );

  test('markup and SQL are stored as text [ER-03]', async () => {
    const text = `<script>alert(1)</script>'; drop table message; -- 🐝 \u202e`;
    await write(ada, ben, text);

    expect((await read(ben, ada)).json().conversation[0].text).toBe(text);
  });

  test('a message to a stranger or to oneself is refused [AP-12]', async () => {
    const toStranger = await write(ada, stranger, 'hello');
    const toOneself = await write(ada, ada, 'hello');

    expect(toStranger.statusCode).toBe(403);
    expect(toStranger.json()).toMatchObject({ code: 'refused', reason: 'not_friends' });
    expect(toOneself.statusCode).toBe(400);
    expect(toOneself.json()).toMatchObject({ code: 'refused', reason: 'to_oneself' });
    expect(await countMessages()).toBe(0);
  });

  test.each([
    { who: 'banned', row: { is_enabled: false } },
    { who: 'deleted', row: { deletion_date: '2026-05-01T00:00:00Z' } },
    { who: 'a memorial', row: { is_memorial: true } },
  ])('a message to a friend who is $who is refused, and earlier messages stay [AP-12]', async ({ row }) => {
    await write(ada, ben, 'hello');
    await world.db.updateTable('player').set(row).where('id', '=', ben.id).execute();

    const response = await write(ada, ben, 'are you there?');

    expect(response.json()).toMatchObject({ code: 'refused', reason: 'account_closed' });
    const answer = (await read(ada, ben)).json();
    expect(answer.conversation).toHaveLength(1);
    expect(answer.refusal).toBe('account_closed');
  });
});
