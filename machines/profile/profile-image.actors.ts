import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The URL of the new image, relative to that of the API. */
export const uploadProfileImage = fromPromise<string, { id: string; file: File }>(
  async ({ input: { file }, signal }) => {
    const { imageUrl } = await api.uploadProfileImage({ body: { file }, signal });
    return imageUrl;
  },
);
