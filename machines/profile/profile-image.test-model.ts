import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { imageBytes } from '../validation/file-rules.ts';
import { profileImageMachine } from './profile-image.machine.ts';

/**
 * A file of the given size. It serializes to JSON with its name, type and size, so that paths and
 * their events can be told apart.
 */
export function buildFile(name: string, type: string, bytes = 4): File {
  const file = new File([new Uint8Array(bytes)], name, { type });
  return Object.assign(file, { toJSON: () => ({ name, type, bytes }) });
}

export const image = buildFile('portrait.png', 'image/png');
export const cropped = buildFile('portrait.jpg', 'image/jpeg');
export const film = buildFile('film.gif', 'image/gif');
export const tooLarge = buildFile('portrait.png', 'image/png', imageBytes + 1);

/** The server has rejected the file's content: 415. */
export const rejected = new Problem('upload', 415, {
  response: { errorMessages: ['This SVG contains scripts.'] },
});

export const testModel = createTestModel(profileImageMachine, {
  inputs: [undefined],
  events: [
    { type: 'avatar.select', file: image },
    { type: 'avatar.select', file: film },
    { type: 'avatar.crop', file: cropped },
    { type: 'avatar.crop', file: tooLarge },
    { type: 'avatar.approve' },
    { type: 'avatar.decodeFailed' },
    { type: 'CANCEL' },
    { type: 'retry' },
    done('uploadProfileImage', '/aster/tenantuser/profile-image/1'),
    failed('uploadProfileImage', rejected),
    failed('uploadProfileImage', serverError),
  ],
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
