import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export function useSearchKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (!box) return void navigate('/tools/search');
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);
}

function isWriting(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable], dialog *');
}
