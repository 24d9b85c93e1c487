interface LoadPagesOptions<Answer> {
  pages: readonly number[];
  atOnce: number;
  fetchPage: (page: number) => Promise<Answer>;
  onPage: (page: number, answer: Answer) => void;
  onFailure: (page: number, failure: unknown) => void;
  /** Checked before each call, because the visitor may have left. */
  isOver: () => boolean;
}

/** A page that fails does not stop the others. */
export async function loadPages<Answer>(options: LoadPagesOptions<Answer>): Promise<void> {
  const { pages, atOnce, fetchPage, onPage, onFailure, isOver } = options;
  const waiting = [...pages];

  async function work() {
    for (let page = waiting.shift(); page !== undefined && !isOver(); page = waiting.shift()) {
      const requested = page;
      await fetchPage(requested).then(
        (answer) => !isOver() && onPage(requested, answer),
        (failure) => !isOver() && onFailure(requested, failure),
      );
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, pages.length) }, work));
}
