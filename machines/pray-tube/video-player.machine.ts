import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { VideoLink, VideoProvider } from './video-link.ts';

interface VideoPlayerContext {
  link: VideoLink;
  /** Whether the person lets this provider play videos on this device. */
  isAllowed: boolean;
}

export const videoPlayerMachine = setup({
  types: {
    context: {} as VideoPlayerContext,
    events: {} as { type: 'ALLOW' } | { type: 'REVOKE' },
    input: {} as VideoPlayerContext,
    /** Emitted so that the consent is stored on the device. */
    emitted: {} as {
      type: 'consent.changed';
      provider: VideoProvider;
      isAllowed: boolean;
    },
  },
  guards: { isAllowed: ({ context }) => context.isAllowed },
  actions: {
    set: assign((_, { isAllowed }: { isAllowed: boolean }) => ({ isAllowed })),
    remember: emit(({ context: { link, isAllowed } }) => ({
      type: 'consent.changed' as const,
      provider: link.provider,
      isAllowed,
    })),
  },
}).createMachine({
  id: 'video-player',
  description:
    'Plays a video of another provider, after the person allows that provider on this device. Source: INTEG-018.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing of the provider is loaded: no picture, no frame and no connection.',
      always: { guard: 'isAllowed', target: 'playing' },
      on: {
        ALLOW: {
          target: 'playing',
          actions: [{ type: 'set', params: { isAllowed: true } }, 'remember'],
        },
      },
    },
    playing: {
      description: 'The provider’s player is on the page; the consent can be revoked.',
      on: {
        REVOKE: {
          target: 'waiting',
          actions: [{ type: 'set', params: { isAllowed: false } }, 'remember'],
        },
      },
    },
  },
});

export type VideoPlayerActor = ActorRefFrom<typeof videoPlayerMachine>;
