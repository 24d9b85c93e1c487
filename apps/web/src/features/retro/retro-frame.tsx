import { useEffect, useRef } from 'react';
import { syncBestScore } from './best-score.ts';
import { retroStrings } from './retro.strings.ts';
import styles from './retro-frame.module.css';

/** The sandbox allows scripts only: the game can access neither our storage nor our pages. */
export function RetroFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? syncBestScore(frame.current) : undefined), []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={retroStrings.frame}
      sandbox="allow-scripts"
    />
  );
}
