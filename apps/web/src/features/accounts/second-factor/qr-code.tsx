import { encode } from 'uqr';

/** Scanners need dark on light in both themes and the quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg width="220" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path d={pathOf(data)} />
    </svg>
  );
}

function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => {
      const bars = row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g);
      return [...bars].map(({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`);
    })
    .join('');
}
