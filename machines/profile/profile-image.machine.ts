import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createImageUpload } from '../records/create-image-upload.ts';

/** The URL of the new image, relative to that of the API. */
const uploadProfileImage = fromPromise<string, { id: string; file: File }>(
  async ({ input: { file }, signal }) => {
    const { imageUrl } = await api.uploadProfileImage({ body: { file }, signal });
    return imageUrl;
  },
);

export const profileImageMachine = createImageUpload({
  id: 'profile-image',
  description: "From a file on the person's device to the image that everyone sees.",
  upload: uploadProfileImage,
});
