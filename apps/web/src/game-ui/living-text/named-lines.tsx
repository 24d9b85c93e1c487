import { Fragment } from 'react';
import { LivingCardView } from './living-card-view.tsx';
import { NamedText } from './named-text.tsx';
import { cardOfLine, type TextNames } from './text-names.ts';

type NamedLinesProps = {
  lines: readonly string[];
  names: TextNames;
  opensTab?: boolean | undefined;
};

/** The lines of a paragraph; a card that has its line to itself is a block. */
export function NamedLines({ lines, names, opensTab }: NamedLinesProps) {
  const shown = lines.map((line) => ({ line, card: cardOfLine(line, names) }));
  return shown.map(({ line, card }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change order.
    <Fragment key={place}>
      {place > 0 && !card && !shown[place - 1]?.card && <br />}
      {card ? <LivingCardView card={card} /> : <NamedText text={line} names={names} opensTab={opensTab} />}
    </Fragment>
  ));
}
