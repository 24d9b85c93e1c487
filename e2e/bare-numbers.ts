import type { Page } from '@playwright/test';

/** Exceptions: years, codes, ports, standards, numbers in queries, and the one set whose name contains a future year. */
export async function bareNumbers(page: Page): Promise<string[]> {
  const read = (await textsOf(page)).join('\n').replaceAll(/Mislabelled in 4026|ISO 8601|RFC \d{4}/g, '');
  const found = read.match(/(?<![\w,./:<>=-])#?\d{4,}(?![\w])/g) ?? [];
  return [...new Set(found)].filter((number) => !/^(18|19|20)\d\d$/.test(number)).toSorted();
}

/** The title, descriptions, labels and texts of the page. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const metas = [
      ...document.querySelectorAll<HTMLMetaElement>(
        'meta[name=description], meta[property="og:description"]',
      ),
    ].map(({ content }) => content);
    const labels = ['alt', 'placeholder', 'aria-label', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, code, pre'))
        texts.push(node.textContent ?? '');
    return [document.title, ...metas, ...labels, ...texts];
  });
}
