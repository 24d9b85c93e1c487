import { type ImageRenderer, RendererFull } from './image-renderer.ts';

export interface WatchedRenderer extends ImageRenderer {
  /** `slow` when the queue was full recently, `failing` when several renders in a row have failed. */
  state(): 'well' | 'slow' | 'failing';
}

/** Derives the state from the outcomes of the last minutes; without outcomes it is `well`. */
export function watchRenderer(
  renderer: ImageRenderer,
  { clock = () => performance.now() }: { clock?: (() => number) | undefined } = {},
): WatchedRenderer {
  let failures = 0;
  let fullAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function watch<Picture>(drawing: Promise<Picture>): Promise<Picture> {
    try {
      const picture = await drawing;
      failures = 0;
      return picture;
    } catch (failure) {
      if (failure instanceof RendererFull) fullAt = clock();
      else {
        failures += 1;
        failedAt = clock();
      }
      throw failure;
    }
  }

  return {
    render: (job) => watch(renderer.render(job)),
    renderPhoto: (job) => watch(renderer.renderPhoto(job)),
    close: () => renderer.close(),
    state() {
      if (failures >= FAILURE_THRESHOLD && clock() - failedAt < WINDOW_MS) return 'failing';
      return clock() - fullAt < WINDOW_MS ? 'slow' : 'well';
    },
  };
}

/** A single failure can be the fault of one picture. */
const FAILURE_THRESHOLD = 3;
const WINDOW_MS = 5 * 60_000;
