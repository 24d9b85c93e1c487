import { useState } from 'react';
import { ImageModal } from '../../game-ui/image-modal.tsx';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import type { Art } from '../../game-ui/plate-art.tsx';
import { finishPictureTransition } from '../../ui/controls/picture-transition.ts';
import { Icon } from '../../ui/icon.tsx';
import { itemStrings } from './items.strings.ts';
import styles from './large-art.module.css';

interface LargeArtProps {
  name: string;
  art: Art;
  poster: Art;
  hue: number;
  isRetired: boolean;
  number?: number | undefined;
}

export function LargeArt({ name, art, poster, hue, isRetired, number }: LargeArtProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={finishPictureTransition}
        className={styles.picture}
        type="button"
        aria-label={itemStrings.enlarge(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ItemPlate
          name={name}
          art={art}
          hue={hue}
          number={number}
          size="large"
          isRetired={isRetired}
          isEager
        />
        <span className={styles.expand}>
          <Icon name="expand" />
        </span>
      </button>
      <ImageModal
        isOpen={isOpen}
        name={name}
        art={{ ...poster, alt: itemStrings.artwork(name) }}
        hue={hue}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
