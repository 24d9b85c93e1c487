import type { Contact, Message } from '@wallabee/contract/inbox/inbox';
import { LONGEST_MESSAGE } from '@wallabee/contract/inbox/message-rules';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from '../inbox.strings.ts';
import styles from './message-form.module.css';
import { useSending } from './use-sending.ts';

type MessageFormProps = {
  contact: Contact;
  ownId: number;
  onSent: (message: Message) => void;
};

export function MessageForm({ contact, ownId, onSent }: MessageFormProps) {
  const { text, isSending, failure, type, send } = useSending({ ownId, contact, onSent });
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const over = text.trim().length - LONGEST_MESSAGE;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    box.current?.focus();
    send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Input methods use Enter to choose a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {failure !== null && <Failure text={failure} onRetry={submit} isBusy={isSending} />}
      <div className={styles.line}>
        <div className={styles.box}>
          <label htmlFor={`${id}-box`}>
            <VisuallyHidden>{inboxStrings.message(contact.name)}</VisuallyHidden>
          </label>
          <TextArea
            ref={box}
            id={`${id}-box`}
            className={styles.area}
            name="text"
            rows={1}
            value={text}
            placeholder={inboxStrings.placeholder}
            readOnly={isSending}
            enterKeyHint="send"
            aria-describedby={id}
            aria-invalid={over > 0 || undefined}
            onChange={({ target }) => type(target.value)}
            onKeyDown={sendOnEnter}
          />
        </div>
        <Button type="submit" isBusy={isSending}>
          {isSending ? inboxStrings.sending : inboxStrings.send}
        </Button>
      </div>
      <p className={over > 0 ? styles.over : styles.keys} id={id} aria-live={over > 0 ? 'polite' : undefined}>
        {over > 0 ? inboxStrings.tooLong(formatNumber(over)) : inboxStrings.keys}
      </p>
    </form>
  );
}

type FailureProps = { text: string; onRetry: () => void; isBusy: boolean };

function Failure({ text, onRetry, isBusy }: FailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">
        <Icon name="alert" />
        <strong>{inboxStrings.alert}</strong> {inboxStrings.notSent} {text}
      </p>
      <Button look="ink" isSmall isBusy={isBusy} onClick={onRetry}>
        {inboxStrings.tryAgain}
      </Button>
    </div>
  );
}
