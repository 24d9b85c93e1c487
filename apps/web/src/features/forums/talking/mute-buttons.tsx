import type { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { Button } from '../../../ui/controls/button.tsx';
import { talkingStrings } from './talking.strings.ts';
import { useMutePlayer, useMuteThread } from './use-mute.ts';

export function MuteThread({ threadId, isMuted }: { threadId: ThreadId; isMuted: boolean }) {
  const mute = useMuteThread(threadId);
  return (
    <MenuButton onPress={() => mute(!isMuted)}>
      {isMuted ? talkingStrings.unmuteThread : talkingStrings.muteThread}
    </MenuButton>
  );
}

interface MutePlayerProps {
  player: { id: PlayerId; name: string };
  isMuted: boolean;
}

export function MutePlayer({ player, isMuted }: MutePlayerProps) {
  const mute = useMutePlayer(player);
  return (
    <MenuButton onPress={() => mute(!isMuted)}>
      {isMuted ? talkingStrings.unmutePlayer(player.name) : talkingStrings.mutePlayer(player.name)}
    </MenuButton>
  );
}

function MenuButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      look="quiet"
      isSmall
      onClick={({ currentTarget }) => {
        closeMenuOf(currentTarget);
        onPress();
      }}
    >
      {children}
    </Button>
  );
}

/** The post is folded with its menu, so the focus goes to the post. */
function closeMenuOf(button: HTMLElement) {
  const menu = button.closest('details');
  if (menu) menu.open = false;
  const around = button.closest('article') ?? menu?.querySelector('summary');
  around?.focus();
}
