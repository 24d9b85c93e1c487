import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { type Answered, useBareCall } from '../../../platform/api/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextAreaField, TextField } from '../../../ui/controls/field.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { CodeBlock } from '../code-block.tsx';
import { developerStrings } from '../developers.strings.ts';
import type { CallDoc } from '../document/call-docs.ts';
import { isReadable, readable, requestOf } from './request-of.ts';
import styles from './try-call.module.css';

export function TryCall({ call }: { call: CallDoc }) {
  const isLoggedIn = useSession() !== null;
  const { answered, isBusy, send } = useTrial(call);
  const isPossible = call.needs !== 'token' || isLoggedIn;
  return (
    <div className={styles.trial}>
      {call.needs === 'token' && (
        <p>{isLoggedIn ? developerStrings.asYourself : developerStrings.loginNeeded}</p>
      )}
      {isPossible && (
        <form className={styles.form} onSubmit={send}>
          {call.inputs.map(({ name, place, shape, example, isRequired }) => {
            const Field = call.sendsJson && place === 'body' ? JsonField : TextField;
            return (
              <Field
                key={name}
                label={name}
                name={name}
                hint={shape}
                placeholder={example}
                defaultValue={isRequired && isHarmless(call) ? example : ''}
                autoComplete="off"
                spellCheck={false}
              />
            );
          })}
          {call.needs !== 'nothing' && (
            <TextField
              label={developerStrings.key}
              name={KEY_FIELD}
              hint={developerStrings.keyHint}
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <Button type="submit" isBusy={isBusy}>
            {developerStrings.send}
          </Button>
        </form>
      )}
      <div role="status">{answered && <Result answered={answered} />}</div>
    </div>
  );
}

type JsonFieldProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'label' | 'name' | 'placeholder' | 'defaultValue' | 'autoComplete' | 'spellCheck' | 'hint'
>;

function JsonField({ hint, ...field }: JsonFieldProps) {
  return <TextAreaField {...field} hint={developerStrings.asJson(hint ?? '')} rows={2} />;
}

/** Its form is filled in, so that one press makes the call. */
function isHarmless({ method, needs }: CallDoc): boolean {
  return method === 'GET' && needs !== 'token';
}

/** The space makes sure that no call has an input of this name. */
const KEY_FIELD = 'application key';

function useTrial(call: CallDoc) {
  const bareCall = useBareCall();
  const [answered, setAnswered] = useState<Answered | 'unreachable'>();
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: ReadonlyMap<string, string>) =>
      bareCall(requestOf(call, typed), typed.get(KEY_FIELD)),
    onSuccess: (answer) => setAnswered(answer),
    onError: () => setAnswered('unreachable'),
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    mutate(new Map([...fields].map(([name, value]) => [name, String(value).trim()])));
  }
  return { answered, isBusy: isPending, send };
}

function Result({ answered }: { answered: Answered | 'unreachable' }) {
  if (answered === 'unreachable') return <p>{developerStrings.unreachable}</p>;
  const { status, milliseconds, body, text } = answered;
  const size = developerStrings.bytes(formatNumber(body.size));
  const laidOut = isReadable(body.type) ? readable(text) : developerStrings.noText(body.type);
  return (
    <div className={styles.result}>
      <p>
        <strong>{developerStrings.answered(status, formatNumber(milliseconds), size)}</strong>
      </p>
      <CodeBlock label={developerStrings.result}>{laidOut.slice(0, MOST_SHOWN)}</CodeBlock>
      {laidOut.length > MOST_SHOWN && <p>{developerStrings.cut}</p>}
    </div>
  );
}

/** Phones take too long to lay out more characters than this. */
const MOST_SHOWN = 20_000;
