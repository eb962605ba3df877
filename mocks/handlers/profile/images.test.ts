import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PROF-032. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const megabytes2 = 2_097_152;
/** One black pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
/** An APP0 segment, a frame header of one pixel, and the end marker. */
const jpeg = Buffer.from('ffd8ffe000074a46494600ffc0000b080001000101011100ffd9', 'hex');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>',
);
const wrongType = 'Please upload an image with the file format as .jpg, .png or .svg.';

function form(bytes: Buffer, name: string, type = 'application/octet-stream') {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return { body };
}

/** The path parameters of an address that the server returned. */
function getPath(imageUrl: string): { tenantId: string; path: { imageId: string } } {
  const [, tenantId = '', , , imageId = ''] = imageUrl.split('/');
  return { tenantId, path: { imageId } };
}

const upload = async (personId: string, sent: { body: FormData }) =>
  (await server.request(personId, 'uploadProfileImage', sent)).imageUrl;

describe('a profile image', () => {
  it.each([
    ['ada.png', png, 'image/png'],
    ['ada.jpg', jpeg, 'image/jpeg'],
    ['ada.JPEG', jpeg, 'image/jpeg'],
    ['ada.svg', svg, 'image/svg+xml'],
  ])('a profile image may be %s, and is returned unchanged', async (name, bytes, type) => {
    const imageUrl = await upload('ben', form(bytes, name));
    const response = await server.send('grace', 'getProfileImage', getPath(imageUrl));
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('a profile image is validated by its content, whatever type the part declares', async () => {
    const imageUrl = await upload('ben', form(png, 'ada.jpg', 'image/svg+xml'));
    const response = await server.send('ben', 'getProfileImage', getPath(imageUrl));
    expect(response.headers.get('Content-Type')).toBe('image/png');
  });

  it('a profile image becomes the profileImageUrl of the user and of the employee', async () => {
    const imageUrl = await upload('ben', form(png, 'ada.png'));
    expect((await server.request('ben', 'getProfile')).profile.profileImageUrl).toBe(imageUrl);
    const employee = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').get('employees', 'employee-ben'),
    );
    expect(employee?.profileImageUrl).toBe(imageUrl);
  });

  it('a profile image replaces the previous one', async () => {
    const before = await upload('ben', form(png, 'ada.png'));
    const after = await upload('ben', form(jpeg, 'ada.jpg'));
    expect(after).not.toBe(before);
    expect(await server.expectError('ben', 'getProfileImage', getPath(before))).toMatchObject({
      status: 404,
      code: 'imageUnknown',
    });
  });

  it('a profile image is downloaded and never opened as a page', async () => {
    const imageUrl = await upload('ben', form(svg, 'ada.svg'));
    const response = await server.send('ben', 'getProfileImage', getPath(imageUrl));
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.svg$/);
  });

  it('a profile image is not found in another tenant', async () => {
    const imageUrl = await upload('ava', form(png, 'ada.png'));
    const there = { ...getPath(imageUrl), tenantId: 'birch' };
    expect((await server.expectError('ava', 'getProfileImage', there)).status).toBe(404);
    const { profile } = await server.request('ava', 'getProfile', { tenantId: 'birch' });
    expect(profile.profileImageUrl).toBeNull();
  });

  it('a profile image has at most 2097152 bytes', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    await upload('ben', form(padded(megabytes2), 'ada.png'));
    const large = form(padded(megabytes2 + 1), 'ada.png');
    expect(await server.expectError('ben', 'uploadProfileImage', large)).toMatchObject({
      status: 413,
      code: 'fileTooLarge',
      errorMessages: ['File should not exceed 2048 KiloBytes.'],
    });
  });

  it.each([
    ['a GIF', form(Buffer.from('GIF89a'), 'ada.gif')],
    ['a GIF with another name', form(Buffer.from('GIF89a'), 'ada.png', 'image/png')],
    ['a picture with another name', form(png, 'ada.exe')],
    ['a page', form(Buffer.from('<html><script>alert(1)</script></html>'), 'ada.svg')],
    ['a cut PNG', form(png.subarray(0, 12), 'ada.png')],
    ['nothing', form(Buffer.alloc(0), 'ada.png')],
  ])('a profile image is rejected as %s, with the message about its type', async (_, sent) => {
    expect(await server.expectError('ben', 'uploadProfileImage', sent)).toMatchObject({
      status: 415,
      errorMessages: [wrongType],
    });
  });

  it('a profile image is rejected as an unsafe SVG, and nothing is changed', async () => {
    const before = (await server.request('ben', 'getProfile')).profile.profileImageUrl;
    const text = String(svg).replace('<rect', '<rect onclick="alert(1)"');
    const rejected = await server.expectError(
      'ben',
      'uploadProfileImage',
      form(Buffer.from(text), 'ada.svg'),
    );
    expect(rejected).toMatchObject({ status: 415, code: 'svgRejected' });
    expect((await server.request('ben', 'getProfile')).profile.profileImageUrl).toBe(before);
  });

  it('a profile image is sent as one file in the part named file', async () => {
    const other = new FormData();
    other.append('image', new File([png], 'ada.png'));
    const rejected = await server.expectError('ben', 'uploadProfileImage', { body: other });
    expect(Object.keys(rejected.fieldErrors ?? {}).toSorted()).toEqual(['file', 'image']);
    const text = new FormData();
    text.append('file', 'ada.png');
    expect((await server.expectError('ben', 'uploadProfileImage', { body: text })).status).toBe(
      400,
    );
    const json = await server.expectError('ben', 'uploadProfileImage', {
      body: { file: 'ada.png' },
    });
    expect(json.status).toBe(415);
  });
});
