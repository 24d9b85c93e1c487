import { ReloadLink } from '../../controls/reload-link.tsx';
import { networkStrings } from './network.strings.ts';
import { useIsOffline } from './use-is-offline.ts';

/** In place of a chart or list that could not be loaded. */
export function FailedNote({ text }: { text: string }) {
  const { heading, text: then } = networkStrings;
  const isOffline = useIsOffline();
  return (
    <>
      <p>{isOffline ? `${heading}. ${then}` : text}</p>
      <ReloadLink look="ink" />
    </>
  );
}
