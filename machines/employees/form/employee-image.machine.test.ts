import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../testing/connect.ts';
import { image } from '../../testing/image-upload.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeImageMachine } from './employee-image.machine.ts';
import { testModel } from './employee-image.test-model.ts';

testPaths(testModel);

const id = 'employee-ben';
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'ben.svg', {
  type: 'image/svg+xml',
});

/** Ava uploads a picture of Ben. */
async function upload(file: File) {
  const server = await createNodeServer();
  const observed = connectAs(server, 'ava', 'aster');
  const actor = createActor(employeeImageMachine, { input: { id } }).start();
  const changed: string[] = [];
  actor.on('avatar.changed', ({ imageUrl }) => changed.push(imageUrl));
  actor.send({ type: 'avatar.select', file });
  const settle = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot();
  };
  return { server, observed, actor, changed, settle };
}

it('the uploaded picture is that of the employee and of their user', async () => {
  const { server, observed, actor, changed, settle } = await upload(svg);
  actor.send({ type: 'avatar.approve' });
  expect((await settle()).value).toBe('choosing');
  expect(observed.messages).toEqual(['The picture was changed.']);
  const { employee } = await api.getEmployee({ path: { id } });
  expect(changed).toEqual([employee.profileImageUrl]);
  connectAs(server, 'ben', 'aster');
  expect((await api.getProfile({})).profile.profileImageUrl).toBe(changed[0]);
});

it('a file that only claims to be a picture is rejected with the reason of the server', async () => {
  const { actor, changed, settle } = await upload(image);
  actor.send({ type: 'avatar.approve' });
  const { value, context } = await settle();
  expect(value).toBe('choosing');
  expect(context.error).toEqual({
    message: 'Please upload an image with the file format as .jpg, .png or .svg.',
  });
  expect(changed).toEqual([]);
});

it('a picture is kept while the server is down, and can be sent again', async () => {
  const { server, actor, changed, settle } = await upload(svg);
  server.setScenario({ ...healthyNetwork, operation: 'uploadEmployeeImage', status: 503 });
  actor.send({ type: 'avatar.approve' });
  const { value, context } = await settle();
  expect([value, context.file]).toEqual(['failed', svg]);
  server.setScenario(healthyNetwork);
  actor.send({ type: 'retry' });
  expect((await settle()).value).toBe('choosing');
  expect(changed).toHaveLength(1);
});
