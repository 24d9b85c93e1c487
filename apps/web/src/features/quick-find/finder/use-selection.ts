import { useEffect, useState } from 'react';

interface Selection {
  /** Another list selects its first option anew. */
  list: object;
  /** -1 for none. */
  atFirst: number;
  optionId: (place: number) => string;
  onActive: (optionId: string | undefined) => void;
}

export function useSelection({ list, atFirst, optionId, onActive }: Selection) {
  const [selected, setSelected] = useState({ list, place: atFirst });
  if (selected.list !== list) setSelected({ list, place: atFirst });
  const active = selected.list === list ? selected.place : atFirst;
  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    onActive(activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);
  return { active, select: (place: number) => setSelected({ list, place }) };
}
