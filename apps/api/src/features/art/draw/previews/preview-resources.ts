import type { Resources } from '../compose.ts';
import type { Typesetter } from '../text/typesetter.ts';

export interface PreviewResources extends Resources {
  typesetter: Typesetter;
}
