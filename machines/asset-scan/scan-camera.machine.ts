import { assign, emit, fromCallback, setup, type ActorRefFrom } from 'xstate';

/** Why there is no picture. */
export type CameraError = 'denied' | 'missing' | 'busy' | 'failed';

/** What a camera tells: it is given by whoever shows the picture. */
export type CameraEvent =
  | { type: 'camera.opened' }
  | { type: 'camera.failed'; error: CameraError }
  /** A code is in the picture, each time that one is looked for. */
  | { type: 'code.seen'; code: string }
  /** None is in it any more. */
  | { type: 'code.cleared' };

export type ScanCameraEvent = CameraEvent | { type: 'START' } | { type: 'STOP' };

export interface ScanCameraContext {
  /** What is in the picture; null for nothing. */
  seen: string | null;
  error: CameraError | null;
}

/** Looks at the picture until it is stopped. */
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
    'Codes are read by a camera, which is asked for when somebody wants it. Beyond the documents; source of what is done with them: ASSET-049.',
  context: { seen: null, error: null },
  initial: 'off',
  states: {
    off: {
      description: 'No camera is asked for.',
      on: { START: { target: 'on', actions: 'clearScan' } },
    },
    on: {
      description: 'The camera is on, or about to be.',
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
          description: 'The browser asks the person for the camera.',
          tags: 'busy',
          on: { 'camera.opened': 'watching' },
        },
        watching: {
          description: 'A code that comes into the picture is read once, until it is out of it.',
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
      description: 'There is no picture: says why and what to do. Codes are typed meanwhile.',
      on: { START: { target: 'on', actions: 'clearScan' }, STOP: 'off' },
    },
  },
});

export type ScanCameraActor = ActorRefFrom<typeof scanCameraMachine>;
