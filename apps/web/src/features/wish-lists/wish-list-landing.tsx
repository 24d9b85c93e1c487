import { Panel } from '../../ui/layout/panel.tsx';
import { ListChooser } from './list-chooser.tsx';
import styles from './wish-list-landing.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

interface WishListLandingProps {
  player: string;
  name: string;
  /** What is in the address and no list. */
  wrong: string | null;
}

export function WishListLanding({ player, name, wrong }: WishListLandingProps) {
  return (
    <Panel heading={wishListStrings.heading}>
      <div className={styles.text}>
        {wishListStrings.explanation(name).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ListChooser player={player} wrong={wrong} />
    </Panel>
  );
}
