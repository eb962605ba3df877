import { createImageUpload } from '../records/create-image-upload.ts';
import { uploadProfileImage } from './profile-image.actors.ts';

export const profileImageMachine = createImageUpload({
  id: 'profile-image',
  description: "From a file on the person's device to the image that everyone sees.",
  upload: uploadProfileImage,
});
