declare const self: ServiceWorkerGlobalScope & Record<string, unknown>;

interface LazyScript<Provided> {
  load: () => Provided;
  /** Called by the script when it runs. */
  provide: (provided: Provided) => void;
}

/**
 * A script that is loaded at the installation and run at its first use; a worker may load no other later. The address is
 * a function, because `BUILD` exists in the worker's own script alone.
 */
export function lazyScript<Provided>(name: string, address: () => string): LazyScript<Provided> {
  return {
    load() {
      if (!self[name]) importScripts(address());
      if (!self[name]) throw new Error(`The script ${address()} did not provide ${name}.`);
      return self[name] as Provided;
    },
    provide(provided) {
      self[name] = provided;
    },
  };
}
