import { fromPromise, assign, emit, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import * as v from 'valibot';
import { validate, type FieldError } from '../validation/field-errors.ts';
import { image, imageBytes, size } from '../validation/file-rules.ts';

/** Returns the address of the logo. */
const uploadTenantLogo = fromPromise<string, { file: File }>(async ({ input, signal }) => {
  const { imageUrl } = await api.uploadTenantLogo({ body: { file: input.file }, signal });
  return imageUrl;
});

export interface TenantLogoInput {
  /** URL of the tenant's logo; null where there is none. */
  logoUrl: string | null;
}

export interface TenantLogoContext extends TenantLogoInput {
  /** The file being uploaded. */
  file: File | null;
  error: FieldError | null;
}

export interface TenantLogoEvent {
  type: 'logo.select';
  file: File;
}

/** The shell shows the new logo at once. */
export interface TenantLogoEmitted {
  type: 'logo.uploaded';
  logoUrl: string;
}

const logoRules = v.object({ logo: v.pipe(v.file(), image(), size(imageBytes)) });
const validateImage = (logo: File): FieldError | null => validate(logoRules, { logo }).logo ?? null;

/** The server's error about an image, for the image field. */
function toServerError(error: unknown): FieldError | null {
  const message = toProblem(error).messages.join(' ');
  return message === '' ? null : { message };
}

function getSelectedFile({ file }: TenantLogoContext): { file: File } {
  if (!file) throw new Error('No logo is selected; select a file before uploading.');
  return { file };
}

export const tenantLogoMachine = setup({
  types: {
    context: {} as TenantLogoContext,
    events: {} as TenantLogoEvent,
    input: {} as TenantLogoInput,
    emitted: {} as TenantLogoEmitted,
    tags: {} as 'busy',
  },
  actors: { uploadTenantLogo },
  guards: {
    isValid: (_, params: { file: File }) => validateImage(params.file) === null,
  },
  actions: {
    take: assign((_, params: { file: File }) => ({ file: params.file, error: null })),
    reject: assign({ error: (_, params: { file: File }) => validateImage(params.file) }),
    store: assign((_, params: { logoUrl: string }) => ({ logoUrl: params.logoUrl, file: null })),
    showRejection: assign((_, params: { error: unknown }) => ({
      error: toServerError(params.error),
      file: null,
    })),
    emitResult: emit((_, params: { logoUrl: string }) => ({
      type: 'logo.uploaded' as const,
      logoUrl: params.logoUrl,
    })),
  },
}).createMachine({
  id: 'tenant-logo',
  description: 'The logo of a tenant, saved as soon as it is selected.',
  context: ({ input }) => ({ ...input, file: null, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: "The tenant's logo, if any; another one can be selected.",
      on: {
        'logo.select': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'reject', params: ({ event }) => event } },
        ],
      },
    },
    uploading: {
      description: 'The selected image is being uploaded.',
      tags: 'busy',
      invoke: {
        id: 'uploadTenantLogo',
        src: 'uploadTenantLogo',
        input: ({ context }) => getSelectedFile(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'store', params: ({ event }) => ({ logoUrl: event.output }) },
            { type: 'emitResult', params: ({ event }) => ({ logoUrl: event.output }) },
          ],
        },
        onError: {
          target: 'resting',
          actions: { type: 'showRejection', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type TenantLogoActor = ActorRefFrom<typeof tenantLogoMachine>;
