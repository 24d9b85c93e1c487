import type { WhereaboutsPart } from '@wallabee/contract/items/whereabouts';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { numberHref, placeHref, playerHref } from '../item-links.ts';
import { numberStrings } from '../items.strings.ts';

export function WhereaboutsLine({ parts }: { parts: readonly WhereaboutsPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? part : <NamedLink key={hrefOf(part)} part={part} />,
  );
}

type NamedPart = Exclude<WhereaboutsPart, string>;

function NamedLink({ part }: { part: NamedPart }) {
  return <Link to={hrefOf(part)}>{nameOf(part)}</Link>;
}

function hrefOf(part: NamedPart): SiteAddress {
  if ('player' in part) return playerHref(part.player.id);
  if ('place' in part) return placeHref(part.place.id);
  return numberHref(part.item.item_type_id, part.item.number);
}

function nameOf(part: NamedPart): string {
  if ('player' in part) return part.player.name;
  if ('place' in part) return part.place.name;
  return numberStrings.title(part.item.name, formatNumber(part.item.number));
}
