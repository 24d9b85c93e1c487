import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBareCall } from '../../../platform/api/api.ts';
import { developerStrings } from '../developers.strings.ts';
import type { CallDoc, CallInput } from '../document/call-docs.ts';
import { faultsIn } from './field-faults.ts';
import { type Answered, readAnswer } from './read-answer.ts';
import { requestOf } from './request-of.ts';

/** The name contains a space, so it cannot collide with an input of a call. */
const KEY: CallInput = {
  name: developerStrings.key,
  place: 'header',
  isRequired: false,
  typedAs: 'text',
  shape: developerStrings.keyHint,
  description: '',
  example: '',
  isInSample: false,
  fields: [],
};

type Typed = ReadonlyMap<string, string>;

export function useTrial(call: CallDoc) {
  const fields = call.needs === 'nothing' ? call.inputs : [...call.inputs, KEY];
  const [faults, setFaults] = useState<Typed>(new Map());
  const { answered, isBusy, send, stop } = useAnswer(call);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedInto(form, fields);
    const found = faultsIn(fields, typed);
    setFaults(found);
    const [first] = found.keys();
    if (first === undefined) return send(typed);
    (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }
  return { fields, faults, answered, isBusy, submit, stop };
}

function useAnswer(call: CallDoc) {
  const bareCall = useBareCall();
  const aborter = useRef<AbortController>(undefined);
  const [answered, setAnswered] = useState<Answered | 'unreachable'>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (typed: Typed) => {
      aborter.current = new AbortController();
      const { signal } = aborter.current;
      const began = performance.now();
      const response = await bareCall(requestOf(call, typed), { key: typed.get(KEY.name), signal });
      return readAnswer(response, began, setAnswered);
    },
    onSuccess: setAnswered,
    onError: () => setAnswered('unreachable'),
  });
  useEffect(() => () => aborter.current?.abort(), []);
  return { answered, isBusy: isPending, send: mutate, stop: () => aborter.current?.abort() };
}

/** Trims parameters and the key, where spaces are typos; in a body they can be intended. */
function typedInto(form: HTMLFormElement, fields: readonly CallInput[]): Typed {
  const values = new FormData(form);
  return new Map(
    fields.map(({ name, place }) => {
      const value = String(values.get(name) ?? '');
      return [name, place === 'body' ? value : value.trim()];
    }),
  );
}
