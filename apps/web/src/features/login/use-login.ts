import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { startSession } from '../../platform/session/session.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { loginStrings } from './login.strings.ts';

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

/** `onRefused` receives true if the password is right and only the code of the second factor is missing. */
export function useLogin(onRefused: (isCodeNeeded: boolean) => void) {
  const showToast = useToast();
  const [needsCodeFor, setNeedsCodeFor] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(accountCalls.logIn, {
    onMutate: () => setFailure(null),
    onSuccess: ({ token, user_id, username, restored }) => {
      startSession({ token, userId: user_id, username });
      if (restored) showToast({ text: loginStrings.restored });
    },
    onError: (reason, { body }) => {
      const isCodeNeeded = isCodeRequired(reason);
      if (isCodeNeeded) setNeedsCodeFor(body);
      if (!isCodeNeeded || body.code) setFailure(messageFor(reason));
      onRefused(isCodeNeeded);
    },
  });

  /** A code belongs to one name and password, so changing either asks for it again. */
  function changed({ username, password }: Credentials) {
    if (!needsCodeFor || (username === needsCodeFor.username && password === needsCodeFor.password)) return;
    setNeedsCodeFor(null);
    setFailure(null);
  }

  return {
    send: (body: Credentials) => mutate({ body }),
    changed,
    isSending: isPending,
    needsCode: needsCodeFor !== null,
    failure,
  };
}

function isCodeRequired(failure: unknown): boolean {
  return isApiFailure(failure) && failure.problem.code === 'second_factor_required';
}

function messageFor(failure: unknown): string {
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return loginStrings.unreachable;
  if (failure.status === 429) return failure.problem.error;
  return isCodeRequired(failure) ? loginStrings.wrongCode : loginStrings.wrong;
}
