import { expect, test } from 'vitest';
import { faultsOf, toAppForm } from './app-form.ts';
import { appStrings } from './apps.strings.ts';

const RIGHT = { name: ' Shelf ', website: 'https://shelf.example ', redirects: 'https://shelf.example/cb' };

test('each line is an address', () => {
  expect(toAppForm({ ...RIGHT, redirects: ' https://a.example/cb \n\ncom.example.a:/cb\n' })).toEqual({
    name: 'Shelf',
    website: 'https://shelf.example',
    redirect_uris: ['https://a.example/cb', 'com.example.a:/cb'],
  });
});

test.each([
  { typed: RIGHT, faults: {} },
  { typed: { ...RIGHT, name: ' ' }, faults: { name: appStrings.nameMissing } },
  { typed: { ...RIGHT, website: 'shelf.example' }, faults: { website: appStrings.websiteWrong } },
  { typed: { ...RIGHT, redirects: '\n' }, faults: { redirects: appStrings.redirectsMissing } },
  {
    typed: { ...RIGHT, redirects: 'https://a.example\nhttp://b.example' },
    faults: { redirects: appStrings.redirectWrong('http://b.example') },
  },
  {
    typed: { ...RIGHT, redirects: 'https://a.example\n'.repeat(11) },
    faults: { redirects: appStrings.tooManyRedirects(10) },
  },
])('$typed has the faults $faults', ({ typed, faults }) => {
  expect(faultsOf(toAppForm(typed))).toEqual(faults);
});
