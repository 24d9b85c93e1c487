import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { OwnSwapsEditor } from '../../features/swaps/own-swaps/own-swaps-editor.tsx';

export default function OwnSwapsPage() {
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.swaps)}</title>
      <OwnSwapsEditor />
    </>
  );
}
