import { Link } from '../../../ui/controls/link.tsx';
import { modelAddress } from '../document/call-docs.ts';

/** A type, in which the names of models are links to them. */
export function TypeText({ type }: { type: string }) {
  return (
    <code>
      {type.split(NAMES_AND_TEXTS).map((part, place) =>
        MODEL_NAME.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a type never change their places
          <Link key={place} to={modelAddress(part)} isPrefetched={false}>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </code>
  );
}

/** Texts are split off as well, because words in them are no names. */
const NAMES_AND_TEXTS = /("[^"]*"|[A-Z]\w+)/;
const MODEL_NAME = /^[A-Z]\w+$/;
