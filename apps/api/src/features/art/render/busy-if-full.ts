import { ProblemError } from '../../../platform/problems.ts';
import { RendererFull } from './image-renderer.ts';

/** Answers 503 for a full renderer. */
export function busyIfFull(failure: unknown): never {
  if (!(failure instanceof RendererFull)) throw failure;
  const error = 'Too many pictures are being drawn. Try again in a moment.';
  throw new ProblemError(503, { code: 'unavailable', error }, { 'retry-after': '2' });
}
