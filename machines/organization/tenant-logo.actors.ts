import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** Returns the address of the logo. */
export const uploadTenantLogo = fromPromise<string, { file: File }>(async ({ input, signal }) => {
  const { imageUrl } = await api.uploadTenantLogo({ body: { file: input.file }, signal });
  return imageUrl;
});
