import type { Seal } from '@wallabee/contract/provenance/seal';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';

const steps = (count: number) => `${formatNumber(count)} ${count === 1 ? 'step' : 'steps'}`;

export const sealStrings = {
  checking: (count: number | null) => (count === null ? 'Checking the steps' : `Checking ${steps(count)}`),
  checkingText: 'Each step is computed again, and compared with the seal that was made when it happened.',
  failed: 'Could not check just now',
  failedText: 'The history itself is as it was. Try it again in a moment.',
  whole: 'Every step verifies',
  wholeText: (count: number) =>
    count === 1
      ? 'Its one step is here, sealed when it happened. It cannot be changed or left out later without breaking the seal.'
      : `${count === 2 ? 'Both steps' : `All ${steps(count)}`} are here, in order. Each one is sealed together with the step before it, so none can be added, changed or left out later without breaking the chain.`,
  broken: (step: number) => `Step ${formatNumber(step)} does not verify`,
  brokenText: 'The step, or one before it, is not as it was when it was sealed.',
  toStep: (step: number) => `Go to step ${formatNumber(step)}`,
  partly: (at: string, older: number) => `Sealed from ${formatDate(at)}; ${olderSteps(older)}`,
  unsealed: 'Not sealed yet',
  partlyText: 'What has a seal verifies. Older steps are from before there were seals.',
  limits: 'It proves that the record is whole. It cannot say that what was recorded is true.',
  again: 'Check it again',
  download: 'Download the proof',
  how: 'How this works',
  steps: 'Steps',
  stepsOf: (sealed: number, all: number) => `${formatNumber(sealed)} of ${formatNumber(all)}`,
  firstSealed: 'First sealed',
  moment: (at: string) => `${formatDate(at)}, ${at.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)}`,
  lastChecked: 'Last checked',
  seal: 'Seal',
  digest: (digest: string) => digest.replace(/(.{4})(?=.)/g, '$1 '),
  none: 'None',
  ring: {
    whole: (sealed: number, all: number) => `EVERY STEP VERIFIES · ${sealed} OF ${all} · `,
    broken: (step: number) => `STEP ${step} DOES NOT VERIFY · BROKEN · `,
    partly: (sealed: number, all: number) => `PARTLY SEALED · ${sealed} OF ${all} STEPS · `,
  },
  line: {
    whole: 'Every step of its history verifies',
    partly: 'The sealed steps of its history verify',
    broken: 'A step of its history does not verify',
  } satisfies Record<Seal['state'], string>,
};

function olderSteps(count: number): string {
  return count === 1 ? '1 older step is not' : `${formatNumber(count)} older steps are not`;
}

export const provenanceStrings = {
  pageTitle: 'Provenance',
  description: 'The published root of every day, and how to check that no history was changed.',
  heading: 'Provenance',
  lead: 'Every step of every item is sealed, and the seals of each day are published. So anybody can check that no history was changed later.',
  back: 'All sets',
  how: 'How It Works',
  howText: [
    'When something happens to an item, the step is written down with a digest: a number that follows from the step and from the digest of the step before it. If a step is changed, left out or added later, the digests after it no longer fit.',
    'Some minutes after midnight (UTC) the last digests of all items with a step that day are joined, two by two, until one is left. That one and the root of the day before make the root of the day.',
    'Store a few roots, or subscribe to the feed. A history that leads to a root in your list is the one that was there on that day.',
  ],
  limits:
    'What happened since the last root can only be checked by the chain. Steps from before there were seals have none.',
  check: 'Check It Yourself',
  checkText: 'Download the proof of an item from its history, and check it with the site’s source code:',
  command: 'npm run provenance:verify -- wallabee-proof-42.json --roots=roots.json',
  commandText:
    'A file of roots is a list of days and roots as the API answers them; the address of a site does as well. Without a file the command checks a whole database.',
  format: 'The Digests',
  formatText:
    'Everything is SHA-256. Signs between the parts are only those that are shown; null is written as nothing.',
  formats: [
    {
      term: 'Step',
      text: 'digest before + history_id|item_id|type|created_at in ms|user_id|place_id|primary_item_id|secondary_item_id|tertiary_item_id|gift_user_id|location|holder_id',
    },
    { term: 'Leaf', text: '00 + item_id as 8 bytes + the item’s last digest of the day' },
    { term: 'Node', text: '01 + left + right; a node without a neighbour goes up unchanged' },
    { term: 'Root', text: '02 + day as text + root before, or 32 bytes 00 + top, or 32 bytes 00' },
  ],
  roots: 'Roots',
  day: 'Day',
  root: 'Root',
  items: 'Items',
  steps: 'Steps',
  pages: 'Pages of roots',
  none: 'No day is published yet',
  failed: 'The days could not be loaded.',
  noneText: 'The first root comes some minutes after the first day with a sealed step is over.',
  feed: 'The roots as a feed',
};
