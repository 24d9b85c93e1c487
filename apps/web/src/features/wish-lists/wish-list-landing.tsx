import { Panel } from '../../ui/layout/panel.tsx';
import { ListChooser } from './list-chooser.tsx';
import styles from './wish-list-landing.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

interface WishListLandingProps {
  player: string;
  name: string;
  isWrong: boolean;
}

export function WishListLanding({ player, name, isWrong }: WishListLandingProps) {
  return (
    <Panel heading={wishListStrings.heading}>
      <div className={styles.text}>
        {wishListStrings.explanation(name).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ListChooser player={player} isWrong={isWrong} />
    </Panel>
  );
}
