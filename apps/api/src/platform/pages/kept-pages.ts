import type { PageBody } from './page-body.ts';

export interface MadePage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Of the stylesheet in it. */
  readonly styleSource?: string | undefined;
  readonly body: PageBody;
}

interface KeptPagesOptions {
  /** Milliseconds that only ever grow. */
  clock?: (() => number) | undefined;
  keptMs?: number | undefined;
  mostBytes?: number;
}

/**
 * Pages are the same for everybody, and making one costs a hundred times what sending it does. So one that was made is
 * kept for a moment, and those who ask while it is being made wait for the same one
 * (docs/decisions/0024-page-cache.md).
 */
export function createKeptPages(options: KeptPagesOptions = {}) {
  const { clock = () => performance.now(), keptMs = KEPT_MS, mostBytes = MOST_BYTES } = options;
  const pages = new Map<string, { page: MadePage; until: number }>();
  const underWay = new Map<string, Promise<MadePage>>();
  let bytes = 0;
  let era = 0;

  function drop(address: string) {
    bytes -= weightOf(pages.get(address)?.page);
    pages.delete(address);
  }

  function keep(address: string, page: MadePage) {
    if (page.status !== 200 || address.length > LONGEST_ADDRESS) return;
    drop(address);
    pages.set(address, { page, until: clock() + keptMs });
    bytes += weightOf(page);
    // A map is in the order in which things came: the first has been kept the longest.
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  async function makeAndKeep(address: string, make: () => Promise<MadePage>) {
    const begun = era;
    try {
      const page = await make();
      // If everything was forgotten meanwhile it may tell of what is no more, and another is being made.
      if (era === begun) keep(address, page);
      return page;
    } finally {
      if (era === begun) underWay.delete(address);
    }
  }

  function freshPage(address: string): MadePage | undefined {
    const known = pages.get(address);
    return known && known.until > clock() ? known.page : undefined;
  }

  return {
    /** Whether one more request for it costs next to nothing. */
    has: (address: string) => freshPage(address) !== undefined || underWay.has(address),
    find(address: string, make: () => Promise<MadePage>): MadePage | Promise<MadePage> {
      const known = freshPage(address);
      if (known) return known;
      const waitedFor = underWay.get(address);
      if (waitedFor) return waitedFor;
      const made = makeAndKeep(address, make);
      underWay.set(address, made);
      return made;
    },
    forget() {
      pages.clear();
      underWay.clear();
      bytes = 0;
      era += 1;
    },
    bytes: () => bytes,
  };
}

/** How old a page may be when it is sent. */
const KEPT_MS = 5_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Longer ones are made up: nobody asks for the same again. */
const LONGEST_ADDRESS = 300;

/** With room for the compressed text beside it. */
function weightOf(page: MadePage | undefined): number {
  return page ? page.body.size * 1.3 : 0;
}
