import { classNames } from '../class-names.ts';
import styles from './placed.module.css';

interface PlacedAttributes {
  className: string;
  'data-x'?: string;
  'data-y'?: string;
}

/** Positions an element in per cent of the box around it, to a tenth. */
export function placed(at: { x?: number; y?: number }, className?: string): PlacedAttributes {
  return {
    className: classNames(styles.placed, className),
    ...(at.x === undefined ? {} : { 'data-x': digitsOf(at.x) }),
    ...(at.y === undefined ? {} : { 'data-y': digitsOf(at.y) }),
  };
}

function digitsOf(percent: number): string {
  return Math.min(Math.max(percent, 0), 100).toFixed(1).padStart(5, '0');
}
