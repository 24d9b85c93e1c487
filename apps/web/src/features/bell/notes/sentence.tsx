import type { NotificationPart } from '@wallabee/contract/bell/notification';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';

/** Names are bold, numbers are chips, and links lead to what they name. */
export function Sentence({ parts }: { parts: readonly NotificationPart[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order.
    <Part key={place} part={part} />
  ));
}

function Part({ part: { is, text, url } }: { part: NotificationPart }) {
  const shown = is === 'number' ? <NumberChip number={Number(text.replace(/\D/g, ''))} /> : text;
  if (url !== null && isSiteAddress(url)) {
    return (
      <Link to={url} isPrefetched={false}>
        {shown}
      </Link>
    );
  }
  return is === 'name' ? <b>{text}</b> : shown;
}
