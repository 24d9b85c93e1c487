import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { measureWorld } from '@wallabee/demo-world/figures/measure-world';
import { sealFaults } from '@wallabee/demo-world/figures/recorded-seals';
import {
  bytesOf,
  createRecordedWorld,
  type RecordedWorld,
  recordBatch,
} from '@wallabee/demo-world/figures/recorded-world';
import { travelFaults } from '@wallabee/demo-world/figures/travel-faults';
import { worldOfRows } from '@wallabee/demo-world/figures/world-of-rows';
import { generateWorld } from '@wallabee/demo-world/generate-world';
import type { WorldOptions } from '@wallabee/demo-world/setting';
import type { WorldKind } from '@wallabee/demo-world/world-size';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { createOperatorsProgress } from '../progress-line.ts';
import { figureLines } from './figure-lines.ts';
import { readShippedWorld } from './shipped-world.ts';

/** Whether the world follows all rules and meets all figures. */
export async function checkWorld(
  { kind, seed, until }: { kind: WorldKind; seed: number; until: number },
  report: (line: string) => void,
): Promise<boolean> {
  const { catalogue, corpus } = await readShippedWorld();
  report(`${kind} world, seed ${seed}, until ${new Date(until).toISOString().slice(0, 'yyyy-mm-dd'.length)}`);
  const world = recordWorld({ kind, seed, until, catalogue, corpus, passwordHash: '' }, report);
  const figures = measureWorld(world, { kind, until, catalogue });
  for (const line of figureLines(figures)) report(line);
  const faults = [
    ...worldFaults(worldOfRows(world, catalogue)),
    ...sealFaults(world.seals),
    ...travelFaults(world),
  ];
  for (const line of faultLines(faults)) report(line);
  return faults.length === 0 && figures.every(({ isMet }) => isMet);
}

function recordWorld(options: WorldOptions, report: (line: string) => void): RecordedWorld {
  const progress = createOperatorsProgress(report);
  const world = createRecordedWorld();
  const batches = generateWorld(options);
  let generating = 0;
  while (true) {
    const start = performance.now();
    const { value: batch, done } = batches.next();
    generating += performance.now() - start;
    if (done || !batch) break;
    recordBatch(world, batch);
    progress.show(batch.progress);
  }
  progress.end();
  report(costLine(world, generating / 1_000));
  return world;
}

/** The highest memory of the process, without what is recorded for measuring. */
function costLine(world: RecordedWorld, seconds: number): string {
  const peak = process.resourceUsage().maxRSS * 1_024 - bytesOf(world);
  return `generated in ${seconds.toFixed(1)} s, ${inWords(world.rowCount / seconds)} rows a second, ${inWords(peak / 1e6)} MB at most`;
}

const MOST_FAULTS = 10;

function faultLines(faults: readonly string[]): string[] {
  const shown = faults.slice(0, MOST_FAULTS).map((fault) => `  ${fault}`);
  return [`${inWords(faults.length)} faults against the rules`, ...shown];
}

const inWords = (value: number) => formatNumber(Math.round(value));
