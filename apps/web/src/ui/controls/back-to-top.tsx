import { useEffect, useState } from 'react';
import { uiStrings } from '../ui.strings.ts';
import styles from './back-to-top.module.css';
import { IconButton } from './icon-button.tsx';

const STEP_PX = 80;
const STEP_MS = 12.66;
const SHOWN_BELOW_PX = 400;

export function BackToTop() {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > SHOWN_BELOW_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <div className={styles.place} data-shown={isScrolled}>
      <IconButton icon="arrowUp" label={uiStrings.backToTop} isRaised onClick={scrollToTop} />
    </div>
  );
}

function scrollToTop() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0);

  const stop = () => clearInterval(steps);
  const steps = setInterval(() => {
    window.scrollBy(0, -STEP_PX);
    if (window.scrollY <= 0) stop();
  }, STEP_MS);
  // The visitor's own scrolling cancels the animation.
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
}
