import { Link } from '../../../ui/controls/link.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type CallLine, callAddress } from '../document/call-docs.ts';
import { CallMethod, CallPath } from '../pieces/call-path.tsx';
import styles from './call-neighbours.module.css';

interface CallNeighboursProps {
  before: CallLine | null;
  after: CallLine | null;
}

export function CallNeighbours({ before, after }: CallNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={strings.neighbours}>
      {before && <Neighbour call={before} label={strings.before} />}
      {after && <Neighbour call={after} label={strings.after} />}
    </nav>
  );
}

function Neighbour({ call, label }: { call: CallLine; label: string }) {
  return (
    <Link to={callAddress(call)}>
      <small>{label}</small>
      <span>
        <CallMethod method={call.method} /> <CallPath path={call.path} />
      </span>
    </Link>
  );
}
