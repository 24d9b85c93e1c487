import type { Cabinet } from '@wallabee/contract/cabinet/cabinet';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import styles from './cabinet.module.css';
import { cabinetStrings as strings } from './cabinet.strings.ts';
import { CabinetFacts } from './cabinet-facts.tsx';
import { ProudShelf } from './proud-shelf.tsx';

interface CabinetViewProps {
  /** Null where it could not be loaded. */
  cabinet: Cabinet | null;
  /** Of the player. */
  name: string;
  bio: ReactNode;
  /** For the player alone. */
  edit: ReactNode;
  /** Below the first screen. */
  rest: ReactNode;
}

export function CabinetView({ cabinet, name, bio, edit, rest }: CabinetViewProps) {
  return (
    <div className={styles.cabinet}>
      {cabinet ? (
        <>
          <div className={styles.intro}>
            {bio}
            <CabinetFacts facts={cabinet.facts} />
          </div>
          <ProudShelf proudest={cabinet.proudest} name={name} edit={edit} />
        </>
      ) : (
        <>
          {bio}
          <ErrorState heading={strings.failed} text={strings.failedText} />
        </>
      )}
      {rest}
    </div>
  );
}
