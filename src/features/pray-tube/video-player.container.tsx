import { useActorRef } from '@xstate/react';
import { videoPlayerMachine } from '#machines/pray-tube/video-player.machine.ts';
import { usePage } from '#page/records/use-page.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { isPlayerAllowed, persistAllowed } from './allowed-players.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './video-view.screen.tsx';

/** The player of a video; the consent is stored on this device, for the person and the provider. */
export function VideoPlayer({ link, title }: PlayerProps) {
  const { profile } = usePage().workspace;
  const actor = useActorRef(videoPlayerMachine, {
    input: { link, isAllowed: isPlayerAllowed(profile.id, link.provider) },
  });
  useEmitted(actor, {
    'consent.changed': ({ provider, isAllowed }) => persistAllowed(profile.id, provider, isAllowed),
  });
  return <PlayerFrame actor={actor} title={title} />;
}
