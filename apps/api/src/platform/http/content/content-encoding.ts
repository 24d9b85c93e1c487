import Negotiator from 'negotiator';
import { createCache } from '../../cache/cache.ts';

export type Encoding = 'br' | 'gzip';

type Accepted = Encoding | 'identity';

/** What the client accepts and likes best; `identity` where it likes two equally and the content is short. */
export function acceptedEncoding(header: string | undefined, isWorthCompressing: boolean): Accepted {
  if (header === undefined || header.length > LONGEST_HEADER) return 'identity';
  const known = preferences.get(header) ?? preferencesIn(header);
  return isWorthCompressing ? known.long : known.short;
}

interface Preferences {
  long: Accepted;
  short: Accepted;
}

/** Browsers and clients of one version all send the same header. */
const preferences = createCache<Preferences>({ name: 'accept-encodings', maxEntries: 500 });

const LONGEST_HEADER = 200;

/** The library's types do not know `preferred`, our order among encodings that the client likes equally. */
interface Negotiation {
  encodings(available: Accepted[], options: { preferred: Encoding[] }): Accepted[];
}

function preferencesIn(header: string): Preferences {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Negotiation;
  const accepted = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  // Where nothing is acceptable, the plain content is better than an error.
  const [long = 'identity'] = accepted;
  const found = { long, short: accepted.includes('identity') ? 'identity' : long } as const;
  preferences.set(header, found);
  return found;
}
