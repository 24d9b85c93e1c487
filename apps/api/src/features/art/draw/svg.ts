/** Two decimals are a fiftieth of a pixel in the largest picture. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export interface Box {
  x: number;
  y: number;
  edge: number;
}

export function place(body: string, { x, y, edge }: Box): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(edge / 32).toFixed(4)})">${body}</g>`;
}

export function verticalGradient(id: string, stops: readonly string[]): string {
  const marks = stops.map(
    (colour, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1=".4" y1="0" x2=".6" y2="1">${marks.join('')}</linearGradient>`;
}

export function poolGradient(id: string, colour: string, opacity: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

export function hexagon({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export function scoopedFrame({
  inset,
  bite,
  canvas = 200,
}: {
  inset: number;
  bite: number;
  canvas?: number;
}): string {
  const [a, b] = [inset, canvas - inset];
  const arc = (x: number, y: number) => `A${n(bite)} ${n(bite)} 0 0 0 ${n(x)} ${n(y)}`;
  return (
    `M${n(a + bite)} ${n(a)}H${n(b - bite)}${arc(b, a + bite)}V${n(b - bite)}${arc(b - bite, b)}` +
    `H${n(a + bite)}${arc(a, b - bite)}V${n(a + bite)}${arc(a + bite, a)}Z`
  );
}

export function scalloped(at: {
  x: number;
  y: number;
  radius: number;
  depth: number;
  waves: number;
}): string {
  const point = (angle: number, radius: number) =>
    `${n(at.x + radius * Math.cos(angle))} ${n(at.y + radius * Math.sin(angle))}`;
  const step = (Math.PI * 2) / at.waves;
  const waves = Array.from({ length: at.waves }, (_, wave) => {
    const start = wave * step;
    return `Q${point(start + step / 2, at.radius + at.depth)} ${point(start + step, at.radius - at.depth)}`;
  });
  return `M${point(0, at.radius - at.depth)}${waves.join('')}Z`;
}

export function star(at: { x: number; y: number; radius: number; points: number; inner: number }): string {
  const corners = Array.from({ length: at.points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / at.points - Math.PI / 2;
    const radius = corner % 2 === 0 ? at.radius : at.radius * at.inner;
    return `${n(at.x + radius * Math.cos(angle))} ${n(at.y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
