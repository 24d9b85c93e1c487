import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyRefusal } from '@wallabee/contract/keys/key-rules';
import { keyCalls } from '@wallabee/contract/keys/keys.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { type FormEvent, useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { keyStrings } from './keys.strings.ts';
import { MadeKey } from './made-key.tsx';

/** A name in, a key out: shown until it is put away, because it can never be shown again. */
export function NewKey() {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const making = useMutation({
    mutationFn: (name: string) => callApi(keyCalls.makeApplicationKey, { body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(keyCalls.listApplicationKeys) }),
    onError: (failure) => setProblem(inWords(failure)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setProblem(name ? undefined : keyStrings.nameMissing);
    if (name) making.mutate(name);
  }

  if (making.data) return <MadeKey made={making.data} onDone={making.reset} />;
  return (
    <form onSubmit={submit}>
      <TextField
        label={keyStrings.name}
        hint={keyStrings.nameHint}
        error={problem}
        name="name"
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

function inWords(failure: Error): string {
  const reason = isApiFailure(failure) ? failure.problem.reason : undefined;
  return keyStrings.refusals[reason as KeyRefusal] ?? keyStrings.notMade;
}
