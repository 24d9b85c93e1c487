import { useMutation } from '@tanstack/react-query';
import { useDownloadCall } from '../api/api.ts';

/** A call that answers with a file; a second press while it is under way is ignored by the busy button. */
export function useDownload<Body extends object>(
  address: { method: 'POST'; path: string },
  onFile: (file: Blob) => void,
) {
  const download = useDownloadCall();
  return useMutation<Blob, Error, Body>({
    mutationFn: (body) => download({ ...address, body: JSON.stringify(body), bodyType: 'application/json' }),
    onSuccess: onFile,
  });
}
