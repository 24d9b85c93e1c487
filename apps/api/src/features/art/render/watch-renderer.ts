import { type ImageRenderer, RendererFull } from './image-renderer.ts';

export interface WatchedRenderer extends ImageRenderer {
  /** `slow` where more pictures are asked for than can be drawn, `failing` where the last ones could not be drawn. */
  state(): 'well' | 'slow' | 'failing';
}

/** Outcomes of drawing say how it goes. Without any for some minutes nothing is wrong. */
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
      if (failures >= FAILURES_IN_A_ROW && clock() - failedAt < REMEMBERED_MS) return 'failing';
      return clock() - fullAt < REMEMBERED_MS ? 'slow' : 'well';
    },
  };
}

/** A single picture may be at fault itself. */
const FAILURES_IN_A_ROW = 3;
const REMEMBERED_MS = 5 * 60_000;
