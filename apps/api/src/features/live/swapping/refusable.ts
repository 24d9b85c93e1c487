import { ProblemError } from '../../../platform/problems.ts';

/** False where the site refuses the step, because the ring has changed or another process was first. */
export async function isDone(step: Promise<unknown>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (failure) {
    if (failure instanceof ProblemError && failure.status < 500) return false;
    throw failure;
  }
}
