import type { LuckDraw, LuckPick } from '@wallabee/contract/luck/luck';
import { useId } from 'react';
import { Link } from '../../ui/controls/link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './luck.module.css';
import { ACTION_WORDS, luckStrings } from './luck.strings.ts';
import { drawHref, numberHref, playerLuckHref } from './luck-links.ts';

interface LuckDrawCardProps {
  draw: LuckDraw;
  isOnly: boolean;
}

export function LuckDrawCard({ draw, isOnly }: LuckDrawCardProps) {
  const id = useId();
  const { player, counter, items, picks } = draw;
  return (
    <article className={styles.draw} aria-labelledby={id} data-verdict={draw.verdict}>
      <header className={styles.head}>
        <h3 id={id}>
          <Link to={drawHref(player.id, counter)} isPrefetched={false}>
            {luckStrings.moment(formatNumber(counter))}
          </Link>
        </h3>
        <Verdict verdict={draw.verdict} />
      </header>
      <p className={styles.what}>
        {ACTION_WORDS[draw.action] ?? draw.action} {luckStrings.by}{' '}
        <Link to={playerLuckHref(player.id)} isPrefetched={false}>
          {player.name}
        </Link>
        {luckStrings.comma}
        <time dateTime={draw.created_at}>{formatDate(draw.created_at)}</time>
      </p>
      {items.length > 0 && (
        <p>
          {luckStrings.gave}{' '}
          {items.map((item, position) => (
            <span key={item.item_id}>
              {position > 0 && luckStrings.comma}
              <Link to={numberHref(item.item_type_id, item.number)} isPrefetched={false}>
                {luckStrings.number(item.name, formatNumber(item.number))}
              </Link>
            </span>
          ))}
        </p>
      )}
      {picks.length > 0 && <Picks picks={picks} />}
      <details open={isOnly}>
        <summary>
          <Icon name="list" />
          {luckStrings.proof}
        </summary>
        <Proof draw={draw} />
      </details>
    </article>
  );
}

function Verdict({ verdict }: Pick<LuckDraw, 'verdict'>) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} />
      {luckStrings.verdicts[verdict]}
    </span>
  );
}

const VERDICT_ICONS = {
  checks_out: 'check',
  not_yet: 'clock',
  does_not_check_out: 'alert',
  hidden: 'lock',
} as const;

function Picks({ picks }: { picks: readonly LuckPick[] }) {
  const { columns } = luckStrings;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by the keyboard.
    <section className={styles.scroll} aria-label={luckStrings.draws} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.options}</th>
            <th scope="col">{columns.position}</th>
            <th scope="col">{columns.came}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.draw}>
              <td className={styles.figure}>
                {pick.number === null ? luckStrings.isSecret : formatNumber(pick.number)}
              </td>
              <td>
                <Options pick={pick} />
              </td>
              <td className={styles.figure}>{formatNumber(pick.picked)}</td>
              <td>{pick.came ?? luckStrings.fromPool}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Options({ pick }: { pick: LuckPick }) {
  const size = luckStrings.kinds[pick.of](formatNumber(pick.size));
  if (!pick.names) return size;
  return (
    <details>
      <summary>{size}</summary>
      <ol start={0} className={styles.options}>
        {pick.names.map((name, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position.
          <li key={position} aria-current={position === pick.picked || undefined}>
            {name}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Proof({ draw }: { draw: LuckDraw }) {
  const { digest, seed, blocks, player, counter } = draw;
  return (
    <dl className={styles.proof}>
      <dt>{luckStrings.seal}</dt>
      <dd>
        <code>{digest}</code>
      </dd>
      <dt>{luckStrings.seed}</dt>
      <dd>{seed === null ? luckStrings.sealed : <code>{seed}</code>}</dd>
      {blocks.map((block, position) => (
        <Block key={block} message={`${player.id}|${counter}|${position}`} block={block} />
      ))}
    </dl>
  );
}

function Block({ message, block }: { message: string; block: string }) {
  return (
    <>
      <dt>
        <code>{luckStrings.hmac(message)}</code>
      </dt>
      <dd>
        <code>{block}</code>
      </dd>
    </>
  );
}
