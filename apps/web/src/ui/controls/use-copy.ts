import { useToast } from '../feedback/toast.tsx';

/** Copies a text, and says in a toast whether the browser did. */
export function useCopy(words: { copied: string; notCopied: string }) {
  const showToast = useToast();
  return async (text: string) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? { text: words.copied } : { text: words.notCopied, isError: true });
  };
}
