import * as v from 'valibot';
import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { report } from '../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import { broken, validate, type FieldError } from '../validation/field-errors.ts';
import { image, imageBytes, size } from '../validation/file-rules.ts';

/** Type before size: a film is no image, however small. Source: PROF-018. */
const imageSchema = v.object({
  file: v.pipe(v.file(broken('image')), image(), size(imageBytes)),
});

export interface ImageUploadContext {
  /** The record that the image belongs to; empty for the person's own. */
  id: string;
  /** The selected file, then the cropped one. Stored until it is uploaded or discarded. */
  file: File | null;
  /** Why the last file was rejected. */
  error: FieldError | null;
}

type ImageUploadEvent =
  | { type: 'avatar.select'; file: File }
  | { type: 'avatar.crop'; file: File }
  /** To be uploaded in full, without cropping. */
  | { type: 'avatar.approve' }
  | { type: 'avatar.decodeFailed' }
  | { type: 'retry' }
  | { type: 'CANCEL' };

const validateImage = (file: File): FieldError | null =>
  validate(imageSchema, { file }).file ?? null;

/** The server has rejected the file itself; another try would give the same result. */
function isRejection(error: unknown): boolean {
  const { kind, messages } = toProblem(error);
  return (kind === 'upload' || kind === 'invalid') && messages.length > 0;
}

interface ImageUploadOptions {
  /** Its name in every layer, e.g. `profile-image`. */
  id: string;
  description: string;
  /**
   * Uploads the image; returns its URL, relative to that of the API. Each area provides its own actor,
   * which calls one API operation of the contract.
   */
  upload: PromiseActorLogic<string, { id: string; file: File }>;
}

/**
 * The chart from a file on a device to the image of a person: validation, cropping and upload. A
 * failed upload keeps the image. Source: PROF-002, PEOPL-D17.
 */
export const createImageUpload = ({ id, description, upload }: ImageUploadOptions) =>
  setup({
    types: {
      context: {} as ImageUploadContext,
      events: {} as ImageUploadEvent,
      input: {} as { id: string | null },
      emitted: {} as { type: 'avatar.changed'; imageUrl: string },
      tags: {} as 'busy',
    },
    actors: { uploadImage: upload },
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
      show: report((_, params: { imageUrl: string }) => ({
        type: 'avatar.changed' as const,
        imageUrl: params.imageUrl,
      })),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ id: input.id ?? '', file: null, error: null }),
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
        description:
          'The image is being uploaded. Its progress is unknown, but it can be canceled.',
        tags: 'busy',
        invoke: {
          id: 'uploadImage',
          src: 'uploadImage',
          input: ({ context: { id: ownerId, file } }) => {
            if (!file) throw new Error('There is no image to upload; select a file first.');
            return { id: ownerId, file };
          },
          onDone: {
            target: 'choosing',
            actions: [
              'drop',
              { type: 'show', params: ({ event }) => ({ imageUrl: event.output }) },
            ],
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

export type ImageUploadActor = ActorRefFrom<ReturnType<typeof createImageUpload>>;
