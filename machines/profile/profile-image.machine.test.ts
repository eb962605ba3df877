import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { buildFile, film, image, tooLarge } from '../testing/image-upload.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { imageBytes } from '../validation/file-rules.ts';
import { testModel } from './profile-image.test-model.ts';
import { profileImageMachine } from './profile-image.machine.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
});

function open() {
  const observed = connectAs(server, 'ben', 'aster');
  const actor = createActor(profileImageMachine, { input: { id: null } }).start();
  const changed: string[] = [];
  actor.on('avatar.changed', ({ imageUrl }) => changed.push(imageUrl));
  return { actor, observed, changed };
}

/** Selects a file and sends it unchanged. */
async function upload(file: File) {
  const opened = open();
  opened.actor.send({ type: 'avatar.select', file });
  opened.actor.send({ type: 'avatar.approve' });
  expect(opened.actor.getSnapshot().value).toBe('uploading');
  await waitFor(opened.actor, (snapshot) => !snapshot.hasTag('busy'));
  return opened;
}

const svg = (inner: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`], 'portrait.svg', {
    type: 'image/svg+xml',
  });

describe('selecting an avatar', () => {
  it.each([
    ['.jpg', buildFile('a.jpg', 'image/jpeg')],
    ['.jpeg', buildFile('a.JPEG', 'image/jpeg')],
    ['.png', buildFile('a.png', 'image/png')],
    ['.svg', buildFile('a.svg', 'image/svg+xml')],
  ])('the avatar form accepts %s for cropping', (_, file) => {
    const { actor } = open();
    actor.send({ type: 'avatar.select', file });
    expect(actor.getSnapshot().value).toBe('cropping');
    expect(actor.getSnapshot().context).toMatchObject({ file, error: null });
  });

  it.each([
    ['a .gif', film],
    ['a PDF with the name of a picture', buildFile('a.png', 'application/pdf')],
    ['a picture with another name', buildFile('a.txt', 'image/png')],
  ])('the avatar form rejects %s by its type', (_, file) => {
    const { actor, observed } = open();
    actor.send({ type: 'avatar.select', file });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ file: null, error: { rule: 'image' } });
    expect(observed.calls).toEqual([]);
  });

  it('the avatar form accepts 2,097,152 bytes, and rejects one byte more', () => {
    const { actor } = open();
    actor.send({ type: 'avatar.select', file: tooLarge });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context.error).toEqual({ rule: 'size', values: { size: 2048 } });
    actor.send({ type: 'avatar.select', file: buildFile('a.png', 'image/png', imageBytes) });
    expect(actor.getSnapshot().value).toBe('cropping');
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('an image that cannot be decoded shows the same error as a wrong type', () => {
    const { actor } = open();
    actor.send({ type: 'avatar.select', file: image });
    actor.send({ type: 'avatar.decodeFailed' });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ file: null, error: { rule: 'image' } });
  });
});

describe('uploading an avatar', () => {
  it('the avatar upload sends the file, and emits the returned imageUrl', async () => {
    const file = svg('<rect width="4" height="4"/>');
    const { actor, observed, changed } = await upload(file);
    expect(observed.calls).toEqual(['POST /aster/tenantuser/profile-image']);
    expect(observed.messages).toEqual(['Your profile picture has been changed.']);
    expect(changed).toEqual([expect.stringMatching(/^\/aster\/tenantuser\/profile-image\//)]);
    expect(actor.getSnapshot().value).toBe('choosing');
    const { api } = await import('#openapi/client/index.ts');
    expect((await api.getProfile({})).profile.profileImageUrl).toBe(changed[0]);
  });

  it('the avatar form shows why the server rejects an SVG with a script: 415', async () => {
    const { actor, changed } = await upload(svg('<script>alert(1)</script>'));
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context.error).toEqual({
      message: 'This SVG contains scripts or external references. Please upload another image.',
    });
    expect(changed).toEqual([]);
  });

  it('the avatar form shows why the server rejects a file that only claims to be an image', async () => {
    const { actor } = await upload(image);
    expect(actor.getSnapshot().context.error).toEqual({
      message: 'Please upload an image with the file format as .jpg, .png or .svg.',
    });
  });

  it.each(['server down', 'offline'] as const)(
    'the avatar form keeps the avatar when the upload fails (%s), and sends it again',
    async (network) => {
      server.setScenario({
        ...healthyNetwork,
        operation: 'uploadProfileImage',
        ...(network === 'offline' ? { isOffline: true } : { status: 503 }),
      });
      const file = svg('<rect/>');
      const { actor, changed } = await upload(file);
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.file).toBe(file);
      server.setScenario(healthyNetwork);
      actor.send({ type: 'retry' });
      await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
      expect(changed).toHaveLength(1);
    },
  );

  it('an upload can be cancelled: nothing is emitted, and another avatar can be selected', async () => {
    const { actor, changed } = open();
    actor.send({ type: 'avatar.select', file: svg('') });
    actor.send({ type: 'avatar.approve' });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context.file).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(changed).toEqual([]);
  });
});
