import { splitAtMentions } from '@wallabee/contract/forums/mentions';
import { splitAtCards } from '@wallabee/contract/living-text/card-texts';
import { Fragment } from 'react';
import { Link } from '../../ui/controls/link.tsx';
import { LinkedText } from '../../ui/controls/linked-text.tsx';
import { CardChip } from './card-chip.tsx';
import styles from './named-text.module.css';
import type { TextNames } from './text-names.ts';

type NamedTextProps = {
  text: string;
  names: TextNames;
  opensTab?: boolean | undefined;
};

/** A part of a text, with its cards, mentions and links. The parts never change order, so their index is a stable key. */
export function NamedText({ text, names, opensTab = false }: NamedTextProps) {
  return splitAtCards(text, (words) => names.cards.get(words)).map((part, place) =>
    'card' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <CardChip key={place} card={part.card} />
    ) : (
      <LinkedText
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        text={part.text}
        opensTab={opensTab}
        plain={(words) => <MentioningText text={words} names={names} />}
      />
    ),
  );
}

/** Text that has no links and no cards. */
export function MentioningText({ text, names }: { text: string; names: TextNames }) {
  return splitAtMentions(text, (username) => names.mentions.get(username)).map((part, place) =>
    'player' in part ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
        key={place}
        className={styles.mention}
        to={`/tools/profile/${part.player.id}/bio`}
        data-named={part.player.isOwn ? 'own' : 'player'}
      >
        {part.text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <Fragment key={place}>{part.text}</Fragment>
    ),
  );
}
