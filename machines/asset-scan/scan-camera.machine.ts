import { assign, emit, fromCallback, setup, type ActorRefFrom } from 'xstate';

/** Why the camera shows no image. */
export type CameraError = 'denied' | 'missing' | 'busy' | 'failed';

/** Events from the camera, sent by the component that shows its image. */
export type CameraEvent =
  | { type: 'camera.opened' }
  | { type: 'camera.failed'; error: CameraError }
  /** A code is in view; sent on every detection. */
  | { type: 'code.seen'; code: string }
  /** No code is in view any more. */
  | { type: 'code.cleared' };

export type ScanCameraEvent = CameraEvent | { type: 'START' } | { type: 'STOP' };

export interface ScanCameraContext {
  /** The code in view; null for none. */
  seen: string | null;
  error: CameraError | null;
}

/** Watches the camera image until it is stopped. */
const watchCamera = fromCallback<CameraEvent>(() => undefined);

export const scanCameraMachine = setup({
  types: {
    context: {} as ScanCameraContext,
    events: {} as ScanCameraEvent,
    emitted: {} as { type: 'code.read'; code: string },
    tags: {} as 'busy',
  },
  actors: { watchCamera },
  guards: {
    isAnother: ({ context }, { code }: { code: string }) => context.seen !== code,
  },
  actions: {
    see: assign((_, { code }: { code: string }) => ({ seen: code })),
    clearScan: assign({ seen: null, error: null }),
    storeError: assign((_, { error }: { error: CameraError }) => ({ error })),
    emitRead: emit((_, { code }: { code: string }) => ({ type: 'code.read' as const, code })),
  },
}).createMachine({
  id: 'scan-camera',
  description:
    'Reads codes with a camera; access is requested only when someone starts it. Not in the requirements; source of the actions on codes: ASSET-049.',
  context: { seen: null, error: null },
  initial: 'off',
  states: {
    off: {
      description: 'The camera is off and no access is requested.',
      on: { START: { target: 'on', actions: 'clearScan' } },
    },
    on: {
      description: 'The camera is on or starting.',
      initial: 'opening',
      invoke: {
        id: 'watchCamera',
        src: 'watchCamera',
        onError: {
          target: 'rejected',
          actions: { type: 'storeError', params: { error: 'failed' } },
        },
      },
      on: {
        STOP: 'off',
        'camera.failed': {
          target: 'rejected',
          actions: { type: 'storeError', params: ({ event }) => event },
        },
      },
      states: {
        opening: {
          description: 'The browser asks the person for access to the camera.',
          tags: 'busy',
          on: { 'camera.opened': 'watching' },
        },
        watching: {
          description: 'A code that comes into view is read once until it leaves the view.',
          on: {
            'code.seen': {
              guard: { type: 'isAnother', params: ({ event }) => event },
              actions: [
                { type: 'see', params: ({ event }) => event },
                { type: 'emitRead', params: ({ event }) => event },
              ],
            },
            'code.cleared': { actions: 'clearScan' },
          },
        },
      },
    },
    rejected: {
      description:
        'There is no camera image: shows why and what to do. Codes can be typed in the meantime.',
      on: { START: { target: 'on', actions: 'clearScan' }, STOP: 'off' },
    },
  },
});

export type ScanCameraActor = ActorRefFrom<typeof scanCameraMachine>;
