import styles from './fillings.module.css';

export const FILLINGS = ['full', 'stripes', 'dots', 'hatch', 'open'] as const;

/** The fill of a part, from the patterns with that id on the same page. */
export function fillOf(id: string, part: number): string {
  const filling = FILLINGS[part] ?? 'open';
  return filling === 'open' ? 'none' : `url(#${id}${filling})`;
}

export function FillingPatterns({ id }: { id: string }) {
  return (
    <defs className={styles.tones}>
      <pattern id={`${id}full`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect data-tone="ink" width="8" height="8" />
      </pattern>
      <pattern
        id={`${id}stripes`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect data-tone="middle" width="7" height="7" />
        <rect data-tone="light" width="2.5" height="7" />
      </pattern>
      <pattern id={`${id}dots`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect data-tone="lighter" width="8" height="8" />
        <circle data-tone="ink" cx="2" cy="2" r="1.4" />
        <circle data-tone="ink" cx="6" cy="6" r="1.4" />
      </pattern>
      <pattern
        id={`${id}hatch`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect data-tone="wash" width="7" height="7" />
        <rect data-tone="ink" width="1.2" height="7" />
      </pattern>
    </defs>
  );
}
