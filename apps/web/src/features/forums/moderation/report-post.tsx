import { CONDUCT, CONDUCT_RULES, type ConductRule } from '@wallabee/contract/forums/conduct';
import type { Post } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { LONGEST_REASON } from '@wallabee/contract/forums/post-limits';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextAreaField } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SendAlert } from '../send-alert.tsx';
import { reportStrings } from './report.strings.ts';
import styles from './report-post.module.css';

export function ReportPost({ post, isReported }: { post: Post; isReported: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [rule, setRule] = useState<ConductRule>('be_kind');
  const [words, setWords] = useState('');
  const showToast = useToast();
  const { mutate, isPending, error, reset } = useApiMutation(forumCalls.reportPost, {
    invalidates: [forumCalls.readThreadState],
    onSuccess: () => {
      setOpen(false);
      showToast({ text: reportStrings.done });
    },
  });

  if (isReported) return <p className={styles.done}>{reportStrings.reported}</p>;
  return (
    <>
      <Button
        look="quiet"
        isSmall
        aria-label={reportStrings.reportOf(post.user.name)}
        onClick={() => setOpen(true)}
      >
        {reportStrings.report}
      </Button>
      <FormDialog
        isOpen={isOpen}
        heading={reportStrings.question}
        submitLabel={reportStrings.send}
        isBusy={isPending}
        onSubmit={() => mutate({ params: { postId: post.id }, body: { rule, words } })}
        onClose={() => {
          setOpen(false);
          if (error) reset();
        }}
      >
        <p>{reportStrings.text}</p>
        <RuleChoice name={`rule-${post.id}`} value={rule} onChange={setRule} />
        <TextAreaField
          label={reportStrings.words}
          hint={reportStrings.wordsHint}
          value={words}
          rows={3}
          maxLength={LONGEST_REASON}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <SendAlert failure={error} />
      </FormDialog>
    </>
  );
}

interface RuleChoiceProps {
  name: string;
  value: ConductRule;
  onChange: (rule: ConductRule) => void;
}

function RuleChoice({ name, value, onChange }: RuleChoiceProps) {
  return (
    <fieldset className={styles.rules}>
      <legend>{reportStrings.rule}</legend>
      {CONDUCT_RULES.map((rule) => (
        <label key={rule}>
          <input
            type="radio"
            name={name}
            value={rule}
            checked={rule === value}
            onChange={() => onChange(rule)}
          />
          <span>
            <strong>{CONDUCT[rule].title}</strong>
            <small>{CONDUCT[rule].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
