import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { broken, validate, type FieldError } from '../validation/field-errors.ts';
import { image, imageBytes, size } from '../validation/file-rules.ts';
import { uploadProfileImage } from './profile-image.actors.ts';

/** Type before size: a film is no image, however small. Source: PROF-018. */
export const imageSchema = v.object({
  file: v.pipe(v.file(broken('image')), image(), size(imageBytes)),
});

export interface ProfileImageContext {
  /** The selected file, then the cropped one. Stored until it is uploaded or discarded. */
  file: File | null;
  /** Why the last file was rejected. */
  error: FieldError | null;
}

export type ProfileImageEvent =
  | { type: 'avatar.select'; file: File }
  | { type: 'avatar.crop'; file: File }
  /** To be uploaded in full, without cropping. */
  | { type: 'avatar.approve' }
  | { type: 'avatar.decodeFailed' }
  | { type: 'retry' }
  | { type: 'CANCEL' };

export type ProfileImageActor = ActorRefFrom<typeof profileImageMachine>;

const validateImage = (file: File): FieldError | null =>
  validate(imageSchema, { file }).file ?? null;

/** The server has rejected the file itself; another try would give the same result. */
function isRejection(error: unknown): boolean {
  const { kind, messages } = toProblem(error);
  return (kind === 'upload' || kind === 'invalid') && messages.length > 0;
}

export const profileImageMachine = setup({
  types: {
    context: {} as ProfileImageContext,
    events: {} as ProfileImageEvent,
    emitted: {} as { type: 'avatar.changed'; imageUrl: string },
    tags: {} as 'busy',
  },
  actors: { uploadProfileImage },
  guards: {
    isImage: (_, params: { file: File }) => validateImage(params.file) === null,
    isFileRejected: (_, params: { error: unknown }) => isRejection(params.error),
  },
  actions: {
    take: assign({ file: (_, params: { file: File }) => params.file, error: null }),
    reject: assign({
      file: null,
      error: (_, params: { file: File }) => validateImage(params.file),
    }),
    drop: assign({ file: null, error: null }),
    storeError: assign({
      file: null,
      error: (_, params: { error: unknown }): FieldError => ({
        message: toProblem(params.error).messages.join(' '),
      }),
    }),
    show: emit((_, params: { imageUrl: string }) => ({
      type: 'avatar.changed' as const,
      imageUrl: params.imageUrl,
    })),
  },
}).createMachine({
  id: 'profile-image',
  description: "From a file on the person's device to the image that everyone sees.",
  context: { file: null, error: null },
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'An image can be selected, dropped or pasted. Shows why the last one was rejected.',
      on: {
        'avatar.select': [
          {
            guard: { type: 'isImage', params: ({ event }) => event },
            target: 'cropping',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'reject', params: ({ event }) => event } },
        ],
      },
    },
    cropping: {
      description: 'The person selects the part to show, or uses the full image.',
      on: {
        'avatar.crop': [
          {
            guard: { type: 'isImage', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'reject', params: ({ event }) => event } },
        ],
        'avatar.approve': 'uploading',
        'avatar.decodeFailed': {
          target: 'choosing',
          actions: assign({ file: null, error: { rule: 'image' } }),
        },
        CANCEL: { target: 'choosing', actions: 'drop' },
      },
    },
    uploading: {
      description: 'The image is being uploaded. Its progress is unknown, but it can be canceled.',
      tags: 'busy',
      invoke: {
        id: 'uploadProfileImage',
        src: 'uploadProfileImage',
        input: ({ context: { file } }) => {
          if (!file) throw new Error('There is no image to upload; select a file first.');
          return { file };
        },
        onDone: {
          target: 'choosing',
          actions: ['drop', { type: 'show', params: ({ event }) => ({ imageUrl: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isFileRejected', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'storeError', params: ({ event }) => event },
          },
          { target: 'failed' },
        ],
      },
      on: { CANCEL: { target: 'choosing', actions: 'drop' } },
    },
    failed: {
      description: 'The upload was not confirmed. The image stays and can be sent again.',
      on: {
        retry: 'uploading',
        CANCEL: { target: 'choosing', actions: 'drop' },
      },
    },
  },
});
