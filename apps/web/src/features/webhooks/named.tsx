import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { webhookStrings as strings } from './webhooks.strings.ts';

/** Says for screen readers which webhook or delivery it is about, because a page has several. */
export function Named({ about, children }: { about: string; children: string }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{strings.about(about)}</VisuallyHidden>
    </span>
  );
}
