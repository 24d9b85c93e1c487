/** The operator of the site can switch its worker off (`SERVICE_WORKER`). */
export function isWorkerOff(): boolean {
  return document.querySelector('meta[name="service-worker"]') !== null;
}
