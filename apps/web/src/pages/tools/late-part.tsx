import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterFirstUse } from '../../platform/pages/after-first-use.ts';
import own from './late-part.module.css';

/**
 * The part of a page below its first screen comes with the document, so its script is not part of the first load. The
 * page names its styles, because the document has only styles that are used by scripts of the first load.
 */
export function latePart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  styles: readonly object[],
) {
  // Also where the page is only prefetched, so that it opens with this part.
  afterFirstUse()
    ?.then(load)
    .catch(() => undefined);
  const Part = lazy(async () => {
    await afterFirstUse();
    return { default: await load().catch(waitWhereSent) };
  }) as unknown as ComponentType<Props>;
  // React replaces HTML that it has not hydrated when its parent renders again.
  return memo(function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div ref={frame} className={own.part} data-late-part={styles.length}>
        <Suspense fallback={<AsSent frame={frame} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}

/** HTML of the server can be read without its script. */
function waitWhereSent(failure: unknown): Promise<never> {
  const isSent = document.querySelector('[data-late-part]')?.hasChildNodes();
  return isSent ? new Promise(() => {}) : Promise.reject(failure);
}

/** React also replaces such HTML when a navigation starts, and it would vanish until its script is loaded. */
function AsSent({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const [copies] = useState(() => [...(frame.current?.children ?? [])].map((sent) => sent.cloneNode(true)));
  useLayoutEffect(() => {
    frame.current?.append(...copies);
    return () => {
      for (const copy of copies) copy.parentNode?.removeChild(copy);
    };
  }, [frame, copies]);
  return null;
}
