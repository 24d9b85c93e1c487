interface LoadPagesOptions<Answer> {
  pages: readonly number[];
  /** How many calls may be under way at a time. */
  atOnce: number;
  fetchPage: (page: number) => Promise<Answer>;
  onPage: (page: number, answer: Answer) => void;
  onFailure: (page: number, failure: unknown) => void;
  /** Looked at before each call: nobody waits for the rest any more. */
  isOver: () => boolean;
}

/** Every page is asked for once; one that fails holds up none of the others. */
export async function loadPages<Answer>(options: LoadPagesOptions<Answer>): Promise<void> {
  const { pages, atOnce, fetchPage, onPage, onFailure, isOver } = options;
  const waiting = [...pages];

  async function work() {
    for (let page = waiting.shift(); page !== undefined && !isOver(); page = waiting.shift()) {
      const asked = page;
      await fetchPage(asked).then(
        (answer) => !isOver() && onPage(asked, answer),
        (failure) => !isOver() && onFailure(asked, failure),
      );
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, pages.length) }, work));
}
