/** styles/hues.css defines every fifth degree. */
export function hueAttribute(hue: number | undefined) {
  return hue === undefined ? {} : { 'data-hue': (((Math.round(hue / 5) * 5) % 360) + 360) % 360 };
}
