import { parentPort } from 'node:worker_threads';
import { createDraw } from '../draw/draw.ts';
import type { Commission } from '../recipes/recipe.ts';
import type { Delivery } from './image-renderer.ts';

const draw = createDraw();

parentPort?.on('message', async (commission: Commission) => {
  try {
    const picture = new Uint8Array(await draw(commission));
    deliver({ picture }, [picture.buffer]);
  } catch (failure) {
    deliver({ failure: failure instanceof Error ? failure.message : String(failure) });
  }
});

function deliver(delivery: Delivery, transferred: ArrayBuffer[] = []) {
  parentPort?.postMessage(delivery, transferred);
}
