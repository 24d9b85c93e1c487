import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, type SiteAddress } from '../ui/controls/link.tsx';
import { finishPictureTransition } from '../ui/controls/picture-transition.ts';
import { ImageModal } from './image-modal.tsx';

type PictureLinkProps = {
  /** The picture without its plate; the link's own address, for visitors without a script. */
  large: SiteAddress;
  alt: string;
  name: string;
  label: string;
  hue: number;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens the large picture in a modal; without a script, or in another tab, as a file. */
export function PictureLink({ large, alt, name, label, hue, className, children }: PictureLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        ref={finishPictureTransition}
        className={className}
        to={large}
        reloadDocument
        isPrefetched={false}
        aria-label={label}
        onClick={open}
      >
        {children}
      </Link>
      <ImageModal
        isOpen={isOpen}
        name={name}
        art={{ src: large, alt }}
        hue={hue}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
