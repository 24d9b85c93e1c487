import type { ItemId } from '@wallabee/contract/protocol/ids';
import { provenanceCalls } from '@wallabee/contract/provenance/provenance.calls';
import type { Seal } from '@wallabee/contract/provenance/seal';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LineIcon } from '../../ui/icon.tsx';
import { sealStrings } from './provenance.strings.ts';
import { PROVENANCE, proofHref, stepHref } from './provenance-links.ts';
import { SealFacts } from './seal-facts.tsx';
import styles from './seal-panel.module.css';
import { sealedSteps } from './sealed-steps.ts';
import { type SealLook, WaxSeal } from './wax-seal.tsx';

export interface SealPanelProps {
  itemId: ItemId;
  /** What the server found out; null where it could not check. */
  served: Seal | null;
}

/** Whether every step of an item's history verifies. */
export function SealPanel({ itemId, served }: SealPanelProps) {
  const headingId = useId();
  const query = useApiQuery(
    provenanceCalls.readSeal,
    { params: { itemId } },
    { enabled: served === null, ...(served && { initialData: served }) },
  );
  const seal = query.data ?? null;
  const { look, heading, text, words } = shownOf(seal, query);

  function checkAgain(event: FormEvent) {
    event.preventDefault();
    void query.refetch();
  }

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <WaxSeal look={look} words={words} />
      <div className={styles.text}>
        <div className={styles.words} aria-live="polite">
          <h2 id={headingId}>{heading}</h2>
          <p>{text}</p>
        </div>
        <p className={styles.limits}>
          {sealStrings.limits} <Link to={PROVENANCE}>{sealStrings.how}</Link>
        </p>
        <form className={styles.actions} method="get" onSubmit={checkAgain}>
          <Button type="submit" look="line" isSmall isBusy={query.isFetching}>
            <LineIcon path={SHIELD} />
            {sealStrings.again}
          </Button>
          <ButtonLink
            to={proofHref(itemId)}
            look="quiet"
            isSmall
            reloadDocument
            download
            isPrefetched={false}
          >
            {sealStrings.download}
          </ButtonLink>
        </form>
      </div>
      {seal && <SealFacts seal={seal} />}
    </section>
  );
}

const SHIELD = 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6Zm-3 8.5 2.2 2.2L15.5 10';

interface Shown {
  look: SealLook;
  heading: ReactNode;
  text: ReactNode;
  words?: string;
}

function shownOf(
  seal: Seal | null,
  { isFetching, isError }: { isFetching: boolean; isError: boolean },
): Shown {
  if (isFetching)
    return {
      look: 'checking',
      heading: sealStrings.checking(seal?.steps ?? null),
      text: sealStrings.checkingText,
    };
  if (isError || !seal) return { look: 'failed', heading: sealStrings.failed, text: sealStrings.failedText };
  return SHOWN[seal.state](seal);
}

const SHOWN: Record<Seal['state'], (seal: Seal) => Shown> = {
  whole: (seal) => ({
    look: 'whole',
    heading: sealStrings.whole,
    text: sealStrings.wholeText(seal.steps),
    words: sealStrings.ring.whole(seal.steps, seal.steps),
  }),
  partly: (seal) => ({
    look: 'partly',
    heading: seal.first_sealed_at
      ? sealStrings.partly(seal.first_sealed_at, seal.steps - sealedSteps(seal))
      : sealStrings.unsealed,
    text: sealStrings.partlyText,
    words: sealStrings.ring.partly(sealedSteps(seal), seal.steps),
  }),
  broken: (seal) => {
    const step = seal.broken_step ?? 1;
    return {
      look: 'broken',
      heading: sealStrings.broken(step),
      text: (
        <>
          {sealStrings.brokenText} <Link to={stepHref(seal, step)}>{sealStrings.toStep(step)}</Link>
        </>
      ),
      words: sealStrings.ring.broken(step),
    };
  },
};
