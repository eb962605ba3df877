import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { imageBytes } from '../validation/file-rules.ts';
import { profileImageMachine } from './profile-picture.machine.ts';

/** A file of so many bytes. Told apart in what is made of it as text, as paths and their events are. */
export function buildFile(name: string, type: string, bytes = 4): File {
  const file = new File([new Uint8Array(bytes)], name, { type });
  return Object.assign(file, { toJSON: () => ({ name, type, bytes }) });
}

export const image = buildFile('portrait.png', 'image/png');
export const cropped = buildFile('portrait.jpg', 'image/jpeg');
export const film = buildFile('film.gif', 'image/gif');
export const tooLarge = buildFile('portrait.png', 'image/png', imageBytes + 1);

/** The server has looked into the file: 415. */
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
      text: 'A picture is a .jpg, .jpeg, .png or .svg; any other file is refused in the documents’ words.',
    },
    {
      source: 'PROF-018',
      text: 'It weighs at most 2,097,152 bytes: a byte more is refused.',
    },
    {
      source: 'PROF-020',
      text: 'Once it is uploaded, the address that the server answers is the person’s picture.',
    },
    {
      source: 'PROF-002',
      text: 'A picture can be uploaded at any time, in the place of the one before.',
    },
  ],
});
