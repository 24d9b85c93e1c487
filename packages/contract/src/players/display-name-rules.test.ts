import { describe, expect, test } from 'vitest';
import { isNameReserved, LONGEST_NAME, looksLike, nameRefusal, tidyName } from './display-name-rules.ts';

test.each([
  { typed: '  Zoe\u0308 \u00a0 Demo ', name: 'Zoë Demo' },
  { typed: '\tA\nB', name: 'A B' },
])('$typed becomes $name [SP-08]', ({ typed, name }) => {
  expect(tidyName(typed)).toBe(name);
});

test.each([
  ...['Zoë Demofriend', 'Łukasz', 'O’Brien', "D'Arcy & Sons", 'Marlow D.', '1984', 'Honey_Bee-2', 'J'],
  ...['Ольга', 'Γιώργος', '山田 太郎', 'ヤマダ Taro', 'محمد', 'שרה', 'अनिता', 'x'.repeat(LONGEST_NAME)],
])('%s is a name [SP-08]', (name) => {
  expect(nameRefusal(name)).toBeNull();
});

test.each([
  { name: '', refusal: 'empty' },
  { name: '...', refusal: 'bad_characters' },
  { name: 'x'.repeat(LONGEST_NAME + 1), refusal: 'too_long' },
  { name: 'Ada\u202eetsomer', refusal: 'bad_characters' },
  { name: 'Ada\u2066', refusal: 'bad_characters' },
  { name: 'Ada\u200b', refusal: 'bad_characters' },
  { name: 'Ada\u0007', refusal: 'bad_characters' },
  { name: '\u3164', refusal: 'bad_characters' },
  { name: '\u115f\u1160 \uffa0', refusal: 'bad_characters' },
  { name: 'Ada\ufe0f', refusal: 'bad_characters' },
  { name: '<b>Ada</b>', refusal: 'bad_characters' },
  { name: '@ada', refusal: 'bad_characters' },
  { name: 'a\u0300\u0301\u0302', refusal: 'bad_characters' },
  { name: '🐝 Ada', refusal: 'bad_characters' },
  { name: 'Аda', refusal: 'mixed_alphabets' },
  { name: 'Rοbin', refusal: 'mixed_alphabets' },
])('$name is refused: $refusal [SP-08]', ({ name, refusal }) => {
  expect(nameRefusal(name)).toBe(refusal);
});

describe('nobody is mistaken for staff [SP-08]', () => {
  test.each([
    ...['Staff', 'WallaBee', 'The Real Admin', 'Moderator', 'BeeKeeper Bob', 'Wallabée', 'S.T.A.F.F'],
    ...['RealStaff', 'Ｓｔａｆｆ', 'Sup-port', 'Tomás Beekeeper', 'теам', 'ѕуѕтем'],
  ])('%s is reserved', (name) => {
    expect(isNameReserved(name, 'player')).toBe(true);
    expect(isNameReserved(name, 'staff')).toBe(false);
    expect(isNameReserved(name, 'beekeeper')).toBe(false);
  });

  test.each([
    ['Hanneke Vos', 'hanneke_v0s.', true],
    ['Hanneke Vos', 'Наnneke Vos', true],
    ['Hanneke Vos', 'Hanneke Voss', true],
    ['Hanneke Vos', 'Hanneke Vosa', false],
    ['王小明', '李小明', false],
    ['王小明', '王 小明', true],
  ])('%s and %s look alike: %s', (name, other, isAlike) => {
    expect(looksLike(name, other)).toBe(isAlike);
  });

  test.each(['Robin Demo', 'Zoë Demofriend', 'Quiet Quentin', 'Ольга', 'Stafford', 'Honey Bee'])(
    '%s is free',
    (name) => {
      expect(isNameReserved(name, 'player')).toBe(false);
    },
  );
});
