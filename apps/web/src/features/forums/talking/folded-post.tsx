import { Button } from '../../../ui/controls/button.tsx';
import styles from './talking.module.css';
import { talkingStrings } from './talking.strings.ts';

/** In place of a post by a player whom the reader muted. */
export function FoldedPost({ name, onShow }: { name: string; onShow: () => void }) {
  return (
    <p className={styles.folded}>
      {talkingStrings.foldedPost(name)}
      <Button look="quiet" isSmall aria-label={talkingStrings.showPostOf(name)} onClick={onShow}>
        {talkingStrings.show}
      </Button>
    </p>
  );
}
