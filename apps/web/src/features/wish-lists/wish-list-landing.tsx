import { Panel } from '../../ui/panel.tsx';
import { ListChooser } from './list-chooser.tsx';
import styles from './wish-list-landing.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

export function WishListLanding({ player, name }: { player: string; name: string }) {
  return (
    <Panel heading={wishListStrings.heading}>
      <div className={styles.words}>
        {wishListStrings.explanation(name).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ListChooser player={player} />
    </Panel>
  );
}
