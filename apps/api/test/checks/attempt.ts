import type { AccessScene } from './access-scene.ts';

export interface Attempt {
  why?: string;
  path: (scene: AccessScene, who: keyof Answers) => string;
  body?: (scene: AccessScene) => Record<string, string>;
  json?: (scene: AccessScene) => object;
  answers: Answers;
  /** The names of all item types are in the answer, and the secret is the name of one. */
  namesTypes?: true;
}

/** The expected status for each kind of caller; a call without a 2xx must have changed nothing. */
interface Answers {
  stranger: number;
  staff: number;
  owner: number;
}
