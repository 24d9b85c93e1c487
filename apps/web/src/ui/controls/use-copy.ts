import { useToast } from '../feedback/toast.tsx';

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
