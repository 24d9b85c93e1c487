import { expect, test } from 'vitest';
import { changed, LIGHTHOUSE, markedPlace, readFiles } from './small-catalogue.fixture.ts';

test.each([
  {
    kind: 'an unknown field of a set',
    files: changed([LIGHTHOUSE, 'hue: 252', 'hue: 252\ncolour: blue # here']),
    sentence: `The Keeper's Lighthouse: "colour" is not a field of a set.`,
  },
  {
    kind: 'an unknown field of an item',
    files: changed([LIGHTHOUSE, 'icon: bell', 'icon: bell\n    colour: blue # here']),
    sentence: 'Fog Bell: "colour" is not a field of an item.',
  },
  {
    kind: 'an unknown field of a store',
    files: changed(['stores.yaml', 'hue: 30', 'hue: 30\n  owner: Jean # here']),
    sentence: 'The Harbour Chandler: "owner" is not a field of a store.',
  },
  {
    kind: 'a missing field',
    files: changed([LIGHTHOUSE, '- id: 1102', '- id: 1102 # here'], [LIGHTHOUSE, '    icon: bell\n', '']),
    sentence: 'Fog Bell: "icon" is missing.',
  },
  {
    kind: 'a missing field within a field',
    files: changed([LIGHTHOUSE, '[harbour-chandler], cost: 120 }', '[harbour-chandler] } # here']),
    sentence: 'Fog Bell: "store.cost" is missing.',
  },
  {
    kind: 'a field of the wrong type',
    files: changed([LIGHTHOUSE, 'market: true', 'market: sometimes # here']),
    sentence: 'Fog Bell: "market" must be true or false.',
  },
  {
    kind: 'a name that is a number',
    files: changed([LIGHTHOUSE, "name: The Keeper's Lighthouse", 'name: 404 # here']),
    sentence: '"name" must be text.',
  },
  {
    kind: 'a name that would break formulas',
    files: changed([LIGHTHOUSE, 'name: Christmas Cracker', 'name: Cracker + Hat # here']),
    sentence: 'Cracker + Hat: "name" must not contain "+", which joins the components of a formula.',
  },
  {
    kind: 'a text of several lines',
    files: changed([LIGHTHOUSE, 'It knew on Tuesday.', '"It knew\\non Tuesday." # here']),
    sentence: 'Storm Glass: "description" must be one line of text, not empty and without spaces around it.',
  },
  {
    kind: 'a text that is too long',
    files: changed([LIGHTHOUSE, 'It knew on Tuesday.', `${'It knew. '.repeat(50)}# here`]),
    sentence: 'Storm Glass: "description" must have at most 400 characters.',
  },
  {
    kind: 'a date that is none',
    files: changed([LIGHTHOUSE, 'released: 2016-03-01', 'released: 2016-02-30 # here']),
    sentence: 'Storm Glass: "released" must be a date such as 2016-02-12.',
  },
  {
    kind: 'a list that is none',
    files: changed([LIGHTHOUSE, 'forage: [beach]', 'forage: beach # here']),
    sentence: 'Storm Glass: "forage" must be a list.',
  },
  {
    kind: 'an entry that is none',
    files: changed([LIGHTHOUSE, 'items:\n', 'items:\n  - Fog Bell # here\n']),
    sentence: 'This must have the fields of an item.',
  },
  {
    kind: 'an unknown role',
    files: changed([LIGHTHOUSE, 'role: chest', 'role: cupboard # here']),
    sentence: expect.stringMatching(
      /^Sea Chest: "role" must be one of cracker, party_hat, .*, redeemable\.$/,
    ),
  },
  {
    kind: 'an achievement for what nobody counts',
    files: changed(['achievements.yaml', 'counts: foraged', 'counts: sneezes # here']),
    sentence: expect.stringMatching(/^First Nectar: "counts" must be one of foraged, /),
  },
  {
    kind: "a store with the market's id",
    files: changed(['stores.yaml', '- id: 8', '- id: 999 # here']),
    sentence: 'The Harbour Chandler: "id" must not be 999, which is the market.',
  },
  {
    kind: 'a hue that is on no circle',
    files: changed([LIGHTHOUSE, '{ name: Slate, hue: 220 }', '{ name: Slate, hue: 360 } # here']),
    sentence: 'Storm Glass: "variants.hue" must be a whole number from 0 to 359.',
  },
  {
    kind: 'a formula with one component',
    files: changed([LIGHTHOUSE, '- Fog Bell + Storm Glass', '- Fog Bell # here']),
    sentence: 'Great Lens: "mix" must name two components, as in "Storm Glass + Lamp Oil".',
  },
  {
    kind: 'a formula with three components',
    files: changed([LIGHTHOUSE, '- Fog Bell + Storm Glass', '- Fog Bell + Storm Glass + Sea Chest # here']),
    sentence: 'Great Lens: "mix" must name two components, as in "Storm Glass + Lamp Oil".',
  },
  {
    kind: 'an unreleased item that says too much',
    files: changed([LIGHTHOUSE, '- id: 1107', '- id: 1107\n    icon: bell # here']),
    sentence: '?: "icon" is not a field of an item named "?", which has an id and nothing else.',
  },
])('$kind is reported with its file and line', async ({ files, sentence }) => {
  const reading = await readFiles(files);

  expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
});
