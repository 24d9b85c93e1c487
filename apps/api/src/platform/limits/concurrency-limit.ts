/** Runs at most `most` at once; the others wait in order. */
export function createConcurrencyLimit(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;

  async function take() {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function giveBack() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await take();
    try {
      return await run();
    } finally {
      giveBack();
    }
  };
}
