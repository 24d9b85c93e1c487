import { expect, test } from 'vitest';
import { type ImageRenderer, RendererFull } from './image-renderer.ts';
import { watchRenderer } from './watch-renderer.ts';

const JOB = {} as Parameters<ImageRenderer['render']>[0];
const FAULT = new Error('The worker could not start.');

function aRenderer() {
  const clock = { now: 0 };
  let next: Error | undefined;
  const render = async () => {
    if (next) throw next;
    return Buffer.from('picture');
  };
  const watched = watchRenderer(
    { render, renderPhoto: render, close: async () => {} },
    { clock: () => clock.now },
  );
  return {
    state: watched.state,
    pass: (ms: number) => (clock.now += ms),
    async draw(outcomes: readonly (Error | undefined)[]) {
      for (const outcome of outcomes) {
        next = outcome;
        await watched.render(JOB).catch(() => {});
      }
    },
  };
}

test.each([
  { why: 'no picture', outcomes: [], state: 'well' },
  { why: 'pictures that were drawn', outcomes: [undefined, undefined], state: 'well' },
  { why: 'two faults', outcomes: [FAULT, FAULT], state: 'well' },
  { why: 'three faults in a row', outcomes: [FAULT, FAULT, FAULT], state: 'failing' },
  { why: 'a picture after faults', outcomes: [FAULT, FAULT, FAULT, undefined], state: 'well' },
  { why: 'a full queue', outcomes: [new RendererFull('full'), undefined], state: 'slow' },
])('after $why it is $state', async ({ outcomes, state }) => {
  const renderer = aRenderer();

  await renderer.draw(outcomes);

  expect(renderer.state()).toBe(state);
});

test.each([FAULT, new RendererFull('full')])('%s is forgotten after five minutes', async (failure) => {
  const renderer = aRenderer();
  await renderer.draw([failure, failure, failure]);

  renderer.pass(5 * 60_000);

  expect(renderer.state()).toBe('well');
});
