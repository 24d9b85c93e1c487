import type { MadeApp } from '@wallabee/contract/apps/app';
import { LONGEST_APP_NAME } from '@wallabee/contract/apps/app-rules';
import { appCalls } from '@wallabee/contract/apps/apps.calls';
import { type ReactNode, useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField, TextField } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/controls/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { type AppFaults, faultsOf, messageFor, type TypedApp, toAppForm, typedFrom } from './app-form.ts';
import { appStrings } from './apps.strings.ts';

const NOTHING: TypedApp = { name: '', website: 'https://', redirects: '' };

export function NewApp() {
  const form = useAppForm(NOTHING);
  const showToast = useToast();
  const { mutate, isPending } = useApiMutation(appCalls.makeApp, {
    onSuccess: ({ name }) => {
      showToast({ text: appStrings.made(name) });
      form.finish(NOTHING);
    },
    onError: form.fail,
    invalidates: [appCalls.listApps],
  });
  return (
    <>
      <Button onClick={form.open}>{appStrings.make}</Button>
      <AppDialog
        form={form}
        heading={appStrings.makeHeading}
        submitLabel={appStrings.makeNow}
        isBusy={isPending}
        onSubmit={() => form.check((body) => mutate({ body }))}
      />
    </>
  );
}

export function ChangeApp({ app }: { app: MadeApp }) {
  const { name, client_id: client } = app;
  const form = useAppForm(typedFrom(app));
  const showToast = useToast();
  const { mutate, isPending } = useApiMutation(appCalls.changeApp, {
    onSuccess: (saved) => {
      showToast({ text: appStrings.saved(saved.name) });
      form.finish(typedFrom(saved));
    },
    onError: form.fail,
    invalidates: [appCalls.listApps],
  });
  return (
    <>
      <Button look="line" isSmall aria-label={appStrings.editNamed(name)} onClick={form.open}>
        {appStrings.edit}
      </Button>
      <AppDialog
        form={form}
        heading={appStrings.editHeading(name)}
        submitLabel={appStrings.save}
        isBusy={isPending}
        onSubmit={() => form.check((body) => mutate({ params: { client }, body }))}
      />
    </>
  );
}

function useAppForm(initial: TypedApp) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<AppFaults>({});
  const [problem, setProblem] = useState<string>();
  return {
    isOpen,
    typed,
    faults,
    problem,
    open: () => setOpen(true),
    close: () => setOpen(false),
    type: (field: keyof TypedApp, text: string) => setTyped({ ...typed, [field]: text }),
    fail: (failure: Error) => setProblem(messageFor(failure)),
    check(send: (form: ReturnType<typeof toAppForm>) => void) {
      const form = toAppForm(typed);
      const found = faultsOf(form);
      setFaults(found);
      setProblem(undefined);
      if (Object.keys(found).length === 0) send(form);
    },
    finish(next: TypedApp) {
      setTyped(next);
      setOpen(false);
    },
  };
}

type AppDialogProps = {
  form: ReturnType<typeof useAppForm>;
  heading: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
};

function AppDialog({ form, ...dialog }: AppDialogProps): ReactNode {
  const { typed, faults, problem, isOpen, close, type } = form;
  return (
    <FormDialog {...dialog} isOpen={isOpen} onClose={close}>
      <TextField
        label={appStrings.name}
        hint={appStrings.nameHint}
        error={faults.name}
        value={typed.name}
        maxLength={LONGEST_APP_NAME}
        autoComplete="off"
        onChange={(event) => type('name', event.target.value)}
      />
      <TextField
        label={appStrings.website}
        hint={appStrings.websiteHint}
        error={faults.website}
        value={typed.website}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => type('website', event.target.value)}
      />
      <TextAreaField
        label={appStrings.redirects}
        hint={appStrings.redirectsHint}
        error={faults.redirects}
        value={typed.redirects}
        rows={3}
        spellCheck={false}
        onChange={(event) => type('redirects', event.target.value)}
      />
      {problem && <Notice kind="bad">{problem}</Notice>}
    </FormDialog>
  );
}
