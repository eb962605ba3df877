import { describe, expect, it } from 'vitest';
import { failedChecks, withBody } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of the list of tags on a server. */
const failedOn = failedChecks({ area: 'tags', operation: 'getTags', kind: 'record' });

const done = () => Promise.resolve(Response.json({ successMessages: ['Done.'] }));

describe('the checks of listed records', () => {
  it('the record checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the record checks find a deletion that deletes nothing', async () => {
    const found = await failedOn(({ method }) => (method === 'DELETE' ? done() : undefined));
    expect(found).toEqual(['deleted']);
  });

  it('the record checks find a change that is not stored', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'PUT'
        ? withBody(() => ({ color: '#ABCDEF' }))(request).then((instead) => pass(instead))
        : undefined,
    );
    expect(found).toContain('changed');
  });

  it('the record checks find a long text that is cut', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(({ name }: { name: string }) => ({ name: name.slice(0, 49) }))(request).then(
            pass,
          )
        : undefined,
    );
    expect(found).toEqual(['long']);
  });

  it('the record checks find a new record that takes the id of another', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(() => ({ id: crypto.randomUUID() }))(request).then((instead) => pass(instead))
        : undefined,
    );
    expect(found).toContain('same-id');
  });

  it('the record checks find a name that two records have in different case', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(({ name }: { name: string }) => ({ name: `${name}${Math.random()}` }))(
            request,
          ).then(pass)
        : undefined,
    );
    expect(found).toContain('unique-name');
  });

  it('the record checks find a name that looks like a taken one', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST'
        ? withBody(({ name }: { name: string }) => ({
            name: name.includes('\u200B') ? `${name}${Math.random()}` : name,
          }))(request).then(pass)
        : undefined,
    );
    expect(found).toEqual(['looks-name', 'shows-name']);
  });

  it('the record checks find two records of one name that are added at the same time', async () => {
    const pending = new Set<string>();
    const found = await failedOn(({ method, request }, pass) => {
      if (method !== 'POST') return undefined;
      let own = '';
      const rename = withBody(({ name }: { name: string }) => {
        if (pending.has(name)) return { id: crypto.randomUUID(), name: `${name} twice` };
        pending.add((own = name));
        return {};
      });
      return rename(request)
        .then((instead) => pass(instead))
        .finally(() => pending.delete(own));
    });
    expect(found).toEqual(expect.arrayContaining(['at-once', 'at-once-name']));
  });

  it('the record checks find a record that is stored although its request is rejected', async () => {
    const pending = new Set<string>();
    const twice = new Set<string>();
    const found = await failedOn(({ method, path, request }, pass) => {
      if (method === 'GET' && path === '/tag')
        return pass().then(async (response) => {
          const { tags } = (await response.json()) as { tags: { id: string; name: string }[] };
          const all = tags.flatMap((tag) => (twice.has(tag.name) ? [tag, tag] : [tag]));
          return Response.json({ tags: all }, { status: response.status });
        });
      if (method !== 'POST') return undefined;
      let own = '';
      const note = withBody(({ name }: { name: string }) => {
        if (pending.has(name)) twice.add(name);
        else pending.add((own = name));
        return {};
      });
      return note(request)
        .then((instead) => pass(instead))
        .finally(() => pending.delete(own));
    });
    expect(found).toEqual(['at-once-name']);
  });

  it('the record checks find a list that is sorted by its characters, not by its letters', async () => {
    const found = await failedOn(({ method, path }, pass) =>
      method === 'GET' && path === '/tag'
        ? pass().then(async (response) => {
            const { tags } = (await response.json()) as { tags: { name: string }[] };
            const sorted = tags.toSorted((one, other) => (one.name < other.name ? -1 : 1));
            return Response.json({ tags: sorted }, { status: response.status });
          })
        : undefined,
    );
    expect(found).toEqual(['order']);
  });
});
