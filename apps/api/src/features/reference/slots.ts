/** Runs at most so many at once; the others wait in their order. */
export function createSlots(atOnce: number) {
  const waiting: (() => void)[] = [];
  let free = atOnce;

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
