import { Problem } from '#openapi/client/index.ts';
import type { createImageUpload } from '../records/create-image-upload.ts';
import { imageBytes } from '../validation/file-rules.ts';
import { serverError } from './fixtures.ts';
import { done, failed } from './paths.ts';
import type { Rule, TestModel } from './test-model.ts';

/**
 * A file of the given size. It serializes to JSON with its name, type and size, so that paths and
 * their events can be told apart.
 */
export function buildFile(name: string, type: string, bytes = 4): File {
  const file = new File([new Uint8Array(bytes)], name, { type });
  return Object.assign(file, { toJSON: () => ({ name, type, bytes }) });
}

export const image = buildFile('portrait.png', 'image/png');
const cropped = buildFile('portrait.jpg', 'image/jpeg');
export const film = buildFile('film.gif', 'image/gif');
export const tooLarge = buildFile('portrait.png', 'image/png', imageBytes + 1);

/** The server has rejected the file's content: 415. */
const rejected = new Problem('upload', 415, {
  response: { errorMessages: ['This SVG contains scripts.'] },
});

type ImageUploadMachine = ReturnType<typeof createImageUpload>;

/** The test model of an upload of an image, whatever it belongs to. */
export const createImageUploadTestModel = (
  machine: ImageUploadMachine,
  { id, rules }: { id: string | null; rules: readonly Rule[] },
): TestModel<ImageUploadMachine> => ({
  machine,
  inputs: [{ id }],
  events: [
    { type: 'avatar.select', file: image },
    { type: 'avatar.select', file: film },
    { type: 'avatar.crop', file: cropped },
    { type: 'avatar.crop', file: tooLarge },
    { type: 'avatar.approve' },
    { type: 'avatar.decodeFailed' },
    { type: 'CANCEL' },
    { type: 'retry' },
    done('uploadImage', '/aster/tenantuser/profile-image/1'),
    failed('uploadImage', rejected),
    failed('uploadImage', serverError),
  ],
  rules,
});
