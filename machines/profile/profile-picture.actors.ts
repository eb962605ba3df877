import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The address of the new picture, relative to the API's own. */
export const uploadProfileImage = fromPromise<string, { file: File }>(
  async ({ input: { file }, signal }) => {
    const { imageUrl } = await api.uploadProfileImage({ body: { file }, signal });
    return imageUrl;
  },
);
