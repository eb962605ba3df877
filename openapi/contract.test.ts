import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { operations } from './generated/operations.ts';
import { privileges } from './generated/privileges.ts';

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Schema {
  $ref?: string;
  required?: string[];
  additionalProperties?: unknown;
  type?: string | string[];
}

interface Body {
  $ref?: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  requestBody?: Body;
  responses: Record<string, Body>;
  'x-mutates'?: boolean;
  'x-origin': string;
  'x-privilege': string;
  'x-privilege-reason'?: string;
}

interface Contract {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> };
}

const contract: Contract = JSON.parse(
  readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8'),
);

const all = Object.entries(contract.paths).flatMap(([path, item]) =>
  ['get', 'put', 'post', 'delete', 'patch'].flatMap((method) => {
    const operation = item[method];
    return operation ? [{ id: operation.operationId, path, method, operation }] : [];
  }),
);

/** Files are shown as a placeholder that no text contains. */
const isFile = (type: string) =>
  /^application\/(?:pdf|vnd\.)|^(?:image|multipart)\/|^text\/calendar$/.test(type);
const isPrivilege = (name: string) => privileges.some((privilege) => privilege === name);
const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const getBody = (body: Body) =>
  body.$ref ? (contract.components.responses[nameIn(body.$ref)] ?? {}) : body;
const getSchema = (schema: Schema | undefined) =>
  schema?.$ref ? contract.components.schemas[nameIn(schema.$ref)] : schema;

describe.each(all)('$id', ({ path, method, operation }) => {
  const statuses = Object.keys(operation.responses);

  it('the operation has a unique id, one area and a summary', () => {
    expect(all.filter(({ id }) => id === operation.operationId)).toHaveLength(1);
    expect(contract.tags.map(({ name }) => name)).toContain(operation.tags[0]);
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  it('the operation cites its source', () => {
    expect(['documented', 'designed']).toContain(operation['x-origin']);
  });

  it('the operation names a privilege that exists, or says why it needs none', () => {
    const privilege = operation['x-privilege'];
    const reason = operation['x-privilege-reason'] ?? '';
    const isDecided = privilege === 'none' ? reason !== '' : isPrivilege(privilege);
    expect(isDecided).toBe(true);
  });

  it('the operation declares every error response that it can return', () => {
    const isSecured = operation.security?.length !== 0;
    const expected = ['400', '500', '503'];
    if (isSecured) expected.push('401');
    if (path.includes('{tenantId}')) expected.push('404');
    if (operation['x-privilege'] !== 'none') expected.push('403');
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  it('the operation has an example of every body', () => {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    for (const body of bodies) {
      if (!body) continue;
      for (const [type, media] of Object.entries(getBody(body).content ?? {})) {
        if (isFile(type)) continue;
        expect(media.example ?? media.examples).toBeDefined();
      }
    }
  });

  it('the operation returns successMessages when it changes something, unless it returns a file', () => {
    const content = operation.responses['200']?.content ?? {};
    const schema = getSchema(content['application/json']?.schema);
    const isOfFile = Object.keys(content).some(isFile);
    const mutates = !isOfFile && (operation['x-mutates'] ?? method !== 'get');
    expect(schema?.required?.includes('successMessages') ?? false).toBe(mutates);
  });
});

describe('the contract', () => {
  it('the contract rejects properties that it does not name', () => {
    const open = Object.entries(contract.components.schemas).filter(
      ([, schema]) => schema.type === 'object' && schema.additionalProperties !== false,
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it('the contract lists every documented privilege group', () => {
    const groups = [...new Set(privileges.map((privilege) => privilege.split('.')[0]))];
    // Source: PRIV-006, in its order.
    const documented =
      'dashboard employees users listManager pageManager menuManager scriptManager roleManager ' +
      'teams products services clockwork prayTube assetMaster assetManager assetAssignments ' +
      'projects tools workview assetDetailReport assetSummaryReport assetCullOutReport ' +
      'assetStatusReport vendors userLogins engagements workflow forms notification cycle ' +
      'reviews clients steps designation timereport archives projectAnalytics calendarEvents ' +
      'entries clockworkAnalytics organizationSettings openAI assetDepreciation tags ' +
      'projectTags holidays permeaSettings tagReport uiDemos';
    expect(groups).toEqual(documented.split(' '));
  });

  it('the contract lists every named action of a privilege group', () => {
    const listActions = (group: string) =>
      privileges.filter((name) => name.startsWith(`${group}.`)).map((name) => name.split('.')[1]);
    expect(listActions('employees')).toEqual(['view', 'edit', 'add', 'basic']);
    expect(listActions('clockwork')).toEqual(['basic', 'centralizedClockwork']);
    expect(listActions('assetMaster')).toEqual(['basic', 'add', 'delete', 'edit']);
    expect(listActions('cycle')).toEqual(['basic', 'manageReviewMeeting', 'add']);
    expect(listActions('reviews')).toEqual(['basic', 'viewNudgeHistory']);
    expect(listActions('archives')).toEqual(['basic', 'viewAllReviews']);
    expect(listActions('assetManager')).toEqual(
      'view delete editTypeProperties editDetails add assign basic'.split(' '),
    );
  });

  it('the contract is the table of operations that client and server route by', () => {
    const ids = all.map(({ id }) => id);
    expect(Object.keys(operations).toSorted()).toEqual(ids.toSorted());
  });

  it('the contract has generated files that are up to date', () => {
    const generator = fileURLToPath(new URL('generate.mjs', import.meta.url));
    const check = () => execFileSync(process.execPath, [generator, '--check'], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });
});
