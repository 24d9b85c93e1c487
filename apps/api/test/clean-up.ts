type Step = () => unknown;

const steps: Step[] = [];

/** Runs the step after the test file. Vitest drops an `afterAll` that is called while tests or hooks run. */
export function cleanUp(step: Step) {
  steps.push(step);
}

/** The last step first: a server stops before its database is dropped. */
export async function runCleanUp() {
  for (const step of steps.splice(0).reverse()) await step();
}
