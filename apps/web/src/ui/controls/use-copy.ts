import { useToast } from '../feedback/toast.tsx';

export function useCopy(messages: { copied: string; notCopied: string }) {
  const showToast = useToast();
  return async (text: string) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? { text: messages.copied } : { text: messages.notCopied, isError: true });
  };
}
