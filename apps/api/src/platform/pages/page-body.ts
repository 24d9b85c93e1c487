import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';

/** A page's text with holes in it, one wherever the nonce stood. Whoever asks for it gets a nonce of their own. */
export interface PageBody {
  readonly size: number;
  fill(nonce: string): Buffer;
  /** The same, compressed: only the text around the holes costs anything, and only the first time. */
  fillGzip(nonce: string): Promise<Buffer>;
}

/** Of every nonce that goes into a hole. */
export const NONCE_LENGTH = 24;

/** A text that many pages have in them, compressed once for all of them. */
export interface SharedText {
  readonly text: string;
  readonly bytes: Buffer;
  deflated(): Promise<Buffer>;
}

export function sharedText(text: string): SharedText {
  const bytes = Buffer.from(text);
  let deflated: Promise<Buffer> | undefined;
  return {
    text,
    bytes,
    deflated: () => {
      // It refers to nothing before it, so it may stand anywhere.
      deflated ??= deflateBlocks(bytes);
      return deflated;
    },
  };
}

/** `hole`: the word in the text that stands for the nonce. `shared`: what stands in the text once, if it does. */
export function cutPage(text: string, hole: string, shared?: SharedText): PageBody {
  const pieces = text.split(hole).map((piece) => cutPiece(piece, shared));
  const whole = pieces.map((parts) => Buffer.concat(parts.map(bytesOf)));
  const size = whole.reduce((sum, piece) => sum + piece.length, 0);
  let deflated: Promise<Buffer[]> | undefined;

  const fill = (nonce: string) => join(whole, nonceBytes(nonce));
  return {
    size,
    fill,
    async fillGzip(nonce) {
      deflated ??= deflatePieces(pieces);
      const body = join(await deflated, storedBlock(nonceBytes(nonce)));
      return Buffer.concat([GZIP_HEAD, body, LAST_BLOCK, checks(fill(nonce))]);
    },
  };
}

/** Of a piece between two holes: the page's own, or shared. */
type Part = Buffer | SharedText;

function cutPiece(piece: string, shared: SharedText | undefined): Part[] {
  const place = shared ? piece.indexOf(shared.text) : -1;
  if (!shared || place < 0) return [Buffer.from(piece)];
  return [Buffer.from(piece.slice(0, place)), shared, Buffer.from(piece.slice(place + shared.text.length))];
}

function bytesOf(part: Part): Buffer {
  return Buffer.isBuffer(part) ? part : part.bytes;
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  if (bytes.length !== NONCE_LENGTH) throw new Error('The nonce does not fit its hole.');
  return bytes;
}

function join(pieces: Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece])));
}

/**
 * Deflate is a row of blocks (RFC 1951), and a flush ends one at a whole byte, so that another may be put in between. A
 * block may refer back to any text before it, by its distance; holes are all of one length, so distances hold whatever
 * is in them. Nothing refers to what is in a hole: there the compressor sees bytes that no page has in it.
 */
function deflatePieces(pieces: Part[][]): Promise<Buffer[]> {
  let before = Buffer.alloc(0);
  const passed = (bytes: Buffer) => {
    before = Buffer.concat([before, bytes]).subarray(-FARTHEST);
  };
  return Promise.all(
    pieces.map((parts) => {
      const blocks = parts.map((part) => {
        const made = Buffer.isBuffer(part) ? deflateBlocks(part, before) : part.deflated();
        passed(bytesOf(part));
        return made;
      });
      passed(EMPTY_HOLE);
      return Promise.all(blocks).then((made) => Buffer.concat(made));
    }),
  );
}

/**
 * `before`: what comes before the text, to which it may refer. Learning that by heart, and asking another thread, costs
 * more than compressing a few words, and most pieces are no more than that; so these look back less far.
 */
async function deflateBlocks(text: Buffer, before: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  if (text.length > SHORT) return promisify(deflateRaw)(text, referringTo(before));
  const near = { windowBits: Math.log2(NEAR), memLevel: 4 };
  return deflateRawSync(text, { ...referringTo(before.subarray(-NEAR)), ...near });
}

function referringTo(dictionary: Buffer): ZlibOptions {
  const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
  return dictionary.length > 0 ? { ...options, dictionary } : options;
}

/** As far back as deflate can refer. */
const FARTHEST = 32 * 1024;
const NEAR = 2 * 1024;
const SHORT = 4 * 1024;
const EMPTY_HOLE = Buffer.alloc(NONCE_LENGTH, 0xff);

/** Bytes as they are, with their number before them, twice: the second time with all its bits turned. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** RFC 1952: what it is, that it is deflated, and nothing else worth telling. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);

function checks(text: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text), 0);
  end.writeUInt32LE(text.length, 4);
  return end;
}
