import type { Metrics } from '../metrics/metrics.ts';
import type { UndoList } from '../process/stopping.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Site {
  /** Takes no more connections, and lets those there are end by themselves, for a moment. */
  retire(): Promise<void>;
  metrics?: Metrics | undefined;
}

/** This process serves beside others, for a primary process that says when it is time to go. */
export function serveBesideOthers({ retire, metrics }: Site, undo: UndoList) {
  process.on('message', (message: ToWorker) => {
    if (message.type === 'retire') void retire().then(end);
    if (message.type === 'tell metrics')
      void metrics?.registry
        .getMetricsAsJSON()
        .then((told) => tell({ type: 'metrics', id: message.id, metrics: told }));
  });
  // Without its primary nobody would ever stop it.
  process.on('disconnect', end);
  tell({ type: 'ready' });

  function end() {
    void undo.all().then(() => process.exit(0));
  }
}

function tell(message: FromWorker) {
  // The primary may be gone already; then there is nobody to tell.
  process.send?.(message, undefined, undefined, () => {});
}
