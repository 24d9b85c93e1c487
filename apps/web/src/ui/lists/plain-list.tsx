import { JumpLinks } from '../controls/jump-links.tsx';
import { Link, type SiteAddress } from '../controls/link.tsx';
import { formatNumber } from '../format-number.ts';
import { uiStrings } from '../ui.strings.ts';
import styles from './plain-list.module.css';

export interface PlainRow {
  key: number;
  /** Before the name. */
  number?: string | undefined;
  name: string;
  /** Undefined where there is no page, as for undiscovered items. */
  href?: SiteAddress | undefined;
  detail?: string | undefined;
}

export interface PlainGroup {
  id: string;
  name: string;
  rows: readonly PlainRow[];
}

/** Everything at once and as text, to print and to search in. */
export function PlainList({ groups, jumpLabel }: { groups: readonly PlainGroup[]; jumpLabel: string }) {
  return (
    <>
      <JumpLinks
        label={jumpLabel}
        jumps={groups.map(({ id, name, rows }) => ({ id, label: name, count: rows.length }))}
      />
      {groups.map(({ id, name, rows }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h3 id={id}>
            {name} <small>{formatNumber(rows.length)}</small>
          </h3>
          <ul>
            {rows.map((row) => (
              <PlainEntry key={row.key} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PlainEntry({ row: { number, name, href, detail } }: { row: PlainRow }) {
  return (
    <li>
      {number && <b>{number} </b>}
      {href ? (
        <Link to={href} isPrefetched={false}>
          {name}
        </Link>
      ) : (
        name
      )}
      {detail && <span> {detail}</span>}
    </li>
  );
}

type PlainLinkProps = {
  search: string;
  /** Where the plain list is on another page. */
  path?: `/${string}` | undefined;
};

/** A document, so that the server renders it whole. */
export function PlainLink({ search, path }: PlainLinkProps) {
  const address = plainAddress(search);
  return (
    <Link
      className={styles.link}
      to={path ? `${path}${address}` : address}
      reloadDocument
      isPrefetched={false}
      rel="nofollow"
    >
      {uiStrings.plainList}
    </Link>
  );
}

export function plainAddress(search: string): SiteAddress {
  const filters = new URLSearchParams(search);
  filters.set(VIEW, PLAIN);
  filters.delete('page');
  return `?${filters}`;
}

/** Pages count from 1. */
export function plainPageAddress(search: string, page: number): SiteAddress {
  return page === 1 ? plainAddress(search) : `${plainAddress(search)}&page=${page}`;
}

/** The address of the list that a plain one belongs to. */
export function listAddress(search: string): SiteAddress {
  const filters = new URLSearchParams(search);
  filters.delete(VIEW);
  filters.delete('page');
  return `?${filters}`;
}

export function isPlain(search: URLSearchParams): boolean {
  return search.get(VIEW) === PLAIN;
}

const VIEW = 'view';
const PLAIN = 'plain';
