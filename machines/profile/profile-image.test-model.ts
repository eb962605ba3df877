import { createImageUploadTestModel } from '../testing/image-upload.ts';
import { profileImageMachine } from './profile-image.machine.ts';

export const testModel = createImageUploadTestModel(profileImageMachine, {
  id: null,
  rules: [
    {
      source: 'PROF-016',
      text: 'An image is a .jpg, .jpeg, .png or .svg; any other file is rejected with the text from the requirements.',
    },
    {
      source: 'PROF-018',
      text: 'It has up to 2,097,152 bytes: one byte more is rejected.',
    },
    {
      source: 'PROF-020',
      text: "After the upload, the URL in the server's response is the person's image.",
    },
    {
      source: 'PROF-002',
      text: 'An image can be uploaded at any time and replaces the one before.',
    },
  ],
});
