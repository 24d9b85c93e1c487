import { createHash } from 'node:crypto';
import { PAGE_HEADERS } from '../http/security-headers.ts';

/** The page needs no other file, because it is for a server that is overloaded or failing. */
export function lastResort({ reason, requestId }: { reason: LastResort; requestId: string }): string {
  const { title, heading, text } = WORDS[reason];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg viewBox="0 0 128 128" aria-hidden="true"><path d="M64 6 114 34v60l-50 28-50-28V34Z"/></svg>
<div role="alert">
<h1>${heading}</h1>
<p>${text}</p>
</div>
<p><a href="">Try again</a></p>
<p><small>If it keeps happening, tell support this number: <code>${requestId}</code></small></p>
</main>
</body>
</html>
`;
}

export type LastResort = keyof typeof WORDS;

const WORDS = {
  busy: {
    title: 'The hive is busy · WallaBee',
    heading: 'The hive is very busy just now',
    text: 'More visitors came at once than we can serve. Nothing of yours is lost. Try again in a moment.',
  },
  tooMany: {
    title: 'Too many requests · WallaBee',
    heading: 'That was a lot of pages at once',
    text: 'Your network has asked for more than its share. Nothing of yours is lost. Try again in a few seconds.',
  },
  broken: {
    title: 'Something failed · WallaBee',
    heading: 'Something in the hive broke',
    text: 'It is our fault, not yours, and nothing of yours is lost. Trying again often helps.',
  },
};

// The colours repeat those of apps/web/src/styles/tokens.css, because the stylesheet would be one more
// request.
const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(oklch(98% .012 85),oklch(20% .024 60));color:light-dark(oklch(25% .03 60),oklch(94% .022 85));font:1.1rem/1.5 system-ui,sans-serif}
main{padding:2rem 1.5rem;max-width:34rem;text-align:center}
svg{height:7rem;fill:oklch(80% .16 80);stroke:light-dark(oklch(71% .1 68),oklch(35% .055 60));stroke-width:6;stroke-linejoin:round}
h1{font-size:1.8rem;line-height:1.2;text-wrap:balance}
p{color:light-dark(oklch(43% .036 62),oklch(79% .03 80));text-wrap:balance}
a{display:inline-block;padding:.7rem 1.4rem;border-radius:.6rem;background:oklch(80% .16 80);color:oklch(25% .045 58);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
small{font-size:.85rem;overflow-wrap:anywhere}
`;

export const LAST_RESORT_POLICY = {
  ...PAGE_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};
