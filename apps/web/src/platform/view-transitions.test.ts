import { expect, test } from 'vitest';
import { hearSkippedTransitions } from './view-transitions.ts';

/** A document whose transitions end as the test says. */
function aDocument(ends: { ready: Promise<void>; finished: Promise<void> }) {
  return { startViewTransition: () => ends } as unknown as Document;
}

test('a transition that is skipped is no unheard refusal; one that breaks still tells', async () => {
  const unheard: unknown[] = [];
  const note = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', note);
  const document = aDocument({
    ready: Promise.reject(new Error('Transition was skipped')),
    finished: Promise.reject(new Error('The page broke')),
  });

  hearSkippedTransitions(document);
  const transition = document.startViewTransition();

  await expect(transition.finished).rejects.toThrow('The page broke');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unheard).toEqual([]);
});

test('a browser without transitions is left as it is', () => {
  const document = {} as Document;

  hearSkippedTransitions(document);

  expect(document.startViewTransition).toBeUndefined();
});
