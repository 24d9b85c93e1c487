/** Resolves to the worker that waits to be activated; to nothing where there is none, or where it has failed. */
export async function untilInstalled({
  installing,
  waiting,
}: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>): Promise<ServiceWorker | null> {
  if (!installing) return waiting;
  await new Promise<void>((resolve) => {
    const onState = () => {
      if (installing.state === 'installing') return;
      installing.removeEventListener('statechange', onState);
      resolve();
    };
    installing.addEventListener('statechange', onState);
    onState();
  });
  return installing.state === 'installed' ? installing : null;
}
