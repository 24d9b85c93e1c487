import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A page's text with holes in it, one wherever the nonce stood. Whoever asks for it gets a nonce of their own. */
export interface PageBody {
  readonly size: number;
  fill(nonce: string): Buffer;
  /** The same, compressed: only the text around the holes costs anything, and only the first time. */
  fillGzip(nonce: string): Promise<Buffer>;
}

/** Of every nonce that goes into a hole. */
export const NONCE_LENGTH = 24;

/** `hole`: the word in the text that stands for the nonce. */
export function cutPage(text: string, hole: string): PageBody {
  const pieces = text.split(hole).map((piece) => Buffer.from(piece));
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let deflated: Promise<Buffer[]> | undefined;

  const fill = (nonce: string) => join(pieces, bytesOf(nonce));
  return {
    size,
    fill,
    async fillGzip(nonce) {
      deflated ??= deflatePieces(pieces);
      const body = join(await deflated, storedBlock(bytesOf(nonce)));
      return Buffer.concat([GZIP_HEAD, body, LAST_BLOCK, checks(fill(nonce))]);
    },
  };
}

function bytesOf(nonce: string): Buffer {
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
function deflatePieces(pieces: Buffer[]): Promise<Buffer[]> {
  let before = Buffer.alloc(0);
  return Promise.all(
    pieces.map((piece) => {
      const dictionary = before.subarray(-FARTHEST);
      before = Buffer.concat([before, piece, EMPTY_HOLE]);
      const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
      return promisify(deflateRaw)(piece, dictionary.length > 0 ? { ...options, dictionary } : options);
    }),
  );
}

/** As far back as deflate can refer. */
const FARTHEST = 32 * 1024;
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
