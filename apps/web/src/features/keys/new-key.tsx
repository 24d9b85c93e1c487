import type { KeyRefusal } from '@wallabee/contract/keys/key-rules';
import { keyCalls } from '@wallabee/contract/keys/keys.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { useFocusRescue } from '../../ui/controls/use-focus-rescue.ts';
import { keyStrings } from './keys.strings.ts';
import { MadeKey } from './made-key.tsx';

/** The key can never be shown again, so it stays until it is dismissed. */
export function NewKey() {
  const [problem, setProblem] = useState<string>();
  const making = useApiMutation(keyCalls.makeApplicationKey, {
    onError: (failure) => setProblem(messageFor(failure)),
    invalidates: [keyCalls.listApplicationKeys],
  });
  const field = useFocusRescue<HTMLInputElement>(making.data !== undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setProblem(name ? undefined : keyStrings.nameMissing);
    if (name) making.mutate({ body: { name } });
    else field.current?.focus();
  }

  if (making.data) return <MadeKey made={making.data} onDone={making.reset} />;
  return (
    <form onSubmit={submit}>
      <TextField
        label={keyStrings.name}
        hint={keyStrings.nameHint}
        error={problem}
        name="name"
        ref={field}
        maxLength={60}
        autoComplete="off"
        after={
          <Button type="submit" isBusy={making.isPending}>
            {keyStrings.make}
          </Button>
        }
      />
    </form>
  );
}

function messageFor(failure: Error): string {
  const reason = isApiFailure(failure) ? failure.problem.reason : undefined;
  return keyStrings.refusals[reason as KeyRefusal] ?? keyStrings.notMade;
}
