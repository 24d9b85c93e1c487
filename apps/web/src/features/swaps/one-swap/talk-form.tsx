import type { SwapId } from '@wallabee/contract/protocol/ids';
import { LONGEST_SWAP_MESSAGE } from '@wallabee/contract/swaps/swap-limits';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTextOverLogin } from '../../../platform/drafts/use-text-over-login.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { swapHref, swapQueue } from '../swap-links.ts';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './talk-form.module.css';
import { TALK } from './waiting-details.ts';

/** The typed text stays until it is sent. */
export function TalkForm({ swapId, title }: { swapId: SwapId; title: string }) {
  const [typed, setTyped, name] = useTextOverLogin(`swap-${swapId}`);
  const { mutate, isPending, error } = useApiMutation(swapCalls.sendSwapMessage, {
    invalidates: [swapCalls.readSwap],
    onSuccess: () => setTyped(''),
    canWait: {
      show: () => ({
        queue: swapQueue(swapId),
        what: strings.messageAbout(title),
        text: typed,
        href: swapHref(swapId),
        draft: { name, value: typed },
        detail: TALK,
      }),
      onWaiting: () => setTyped(''),
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = typed.trim();
  const over = text.length - LONGEST_SWAP_MESSAGE;

  function send(event?: FormEvent) {
    event?.preventDefault();
    box.current?.focus();
    if (over > 0 || text === '') return;
    mutate({ params: { swapId }, body: { text } });
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Input methods use Enter to choose a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.form} onSubmit={send}>
      {error && <Notice kind="bad">{`${strings.notSent} ${error.message}`}</Notice>}
      <label htmlFor={id}>
        <VisuallyHidden>{strings.write}</VisuallyHidden>
      </label>
      <div className={styles.line}>
        <TextArea
          ref={box}
          id={id}
          className={styles.area}
          rows={1}
          value={typed}
          placeholder={strings.write}
          readOnly={isPending}
          enterKeyHint="send"
          aria-invalid={over > 0 || undefined}
          aria-describedby={`${id}-over`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" isBusy={isPending}>
          {isPending ? strings.sending : strings.send}
        </Button>
      </div>
      <p className={styles.over} id={`${id}-over`} aria-live="polite">
        {over > 0 && strings.tooLong(formatNumber(over))}
      </p>
    </form>
  );
}
