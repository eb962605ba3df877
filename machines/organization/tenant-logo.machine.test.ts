import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { getScenario } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './tenant-logo.test-model.ts';
import { tenantLogoMachine, type TenantLogoEmitted } from './tenant-logo.machine.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer();
});

const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.codePointAt(0) ?? 0,
);
const buildFile = (name: string, type: string, content: Uint8Array<ArrayBuffer> = png) =>
  new File([content], name, { type });

function startLogo(personId: string, tenantId: string) {
  const observed = connectAs(server, personId, tenantId);
  const actor = createActor(tenantLogoMachine, { input: { logoUrl: null } });
  const emitted: TenantLogoEmitted[] = [];
  actor.on('logo.uploaded', (event) => emitted.push(event));
  actor.start();
  const selectFile = async (file: File) => {
    actor.send({ type: 'logo.select', file });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot().context;
  };
  return { observed, emitted, selectFile };
}

describe('the tenant logo', () => {
  it('the logo is uploaded as soon as it is selected, and the shell is notified', async () => {
    const { selectFile, emitted, observed } = startLogo('ava', 'aster');
    const { logoUrl, error } = await selectFile(buildFile('logo.png', 'image/png'));
    expect(logoUrl).toMatch(/^\/aster\//);
    expect(error).toBeNull();
    expect(emitted).toEqual([{ type: 'logo.uploaded', logoUrl }]);
    expect(observed.calls).toEqual(['POST /aster/tenantuser/tenant-logo']);
  });

  it.each([
    ['another kind of file', buildFile('logo.gif', 'image/gif'), { rule: 'image' }],
    [
      'a file of more than 2 MB',
      buildFile('logo.png', 'image/png', new Uint8Array(2_097_153)),
      { rule: 'size', values: { size: 2048 } },
    ],
  ])('a logo that is %s is rejected before it is sent', async (_, file, error) => {
    const { selectFile, observed } = startLogo('ava', 'aster');
    expect(await selectFile(file)).toMatchObject({ error, logoUrl: null });
    expect(observed.calls).toEqual([]);
  });

  it('a logo that the server rejects shows the reason at its field', async () => {
    const { selectFile } = startLogo('ava', 'aster');
    const text = new TextEncoder().encode('no picture at all');
    const { error, logoUrl } = await selectFile(buildFile('logo.png', 'image/png', text));
    expect(error).toHaveProperty('message');
    expect(logoUrl).toBeNull();
  });

  it('the previous logo stays when the server is down or unreachable, and a logo can be selected again', async () => {
    const { selectFile } = startLogo('ava', 'aster');
    const file = buildFile('logo.png', 'image/png');
    const before = await selectFile(file);
    for (const network of ['server-down', 'offline']) {
      server.setScenario(getScenario(network));
      expect((await selectFile(file)).logoUrl).toBe(before.logoUrl);
    }
    server.setScenario(getScenario('healthy-network'));
    expect((await selectFile(file)).error).toBeNull();
  });
});
