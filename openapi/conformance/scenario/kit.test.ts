import { describe, expect, it } from 'vitest';
import { createLibrary, verify, right } from '../testing/prove.ts';
import type { Library, NamedScenario } from './load.ts';

describe('a scenario', () => {
  const buildLibrary = (run_: NamedScenario['run']): Library =>
    createLibrary({
      scenarios: [
        {
          area: 'things',
          name: 'rule',
          title: 'A rule',
          source: 'THING-002',
          run: run_,
        },
      ],
    });

  const runScenario = async (run_: NamedScenario['run']) => {
    const { results } = await verify(right, { library: buildLibrary(run_) });
    return results.find(({ id }) => id === 'things/scenario/rule');
  };

  it('cites its source and shows the last exchange when the rule does not hold', async () => {
    const found = await runScenario(async (ctx) => {
      const { profile } = await ctx.as('admin').request('getProfile');
      ctx.expectEqual('the time zone', profile.timeZone, 'Mars/Olympus');
    });
    expect(found).toMatchObject({
      outcome: 'failed',
      failure: {
        what: 'the time zone: it is UTC and not Mars/Olympus.',
        clause: 'THING-002',
        exchange: { status: 200, as: 'admin' },
      },
    });
  });

  it('fails when a call that has to be refused succeeds', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('admin').expectError(400, 'getProfile');
    });
    expect(found?.failure?.what).toBe('The answer is 200; expected is 400.');
  });

  it('fails when a call that has to succeed is refused', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('admin').request('getProfile', { tenantId: 'there' });
    });
    expect(found?.failure?.what).toBe('The answer is 404; expected is 200. It says: No: 404.');
  });

  it('is not checked where the run lacks its person', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('teamLead').request('getProfile');
    });
    expect(found).toMatchObject({
      outcome: 'skipped',
      reason: 'The run has nobody in the role "teamLead".',
    });
  });

  it('is not checked where the run was not told the password that it needs', async () => {
    const found = await runScenario(async (ctx) => {
      ctx.expectThat('there is one', ctx.as('admin').password() !== '');
    });
    expect(found).toMatchObject({
      outcome: 'skipped',
      reason: 'The run was not told the password of "admin".',
    });
  });

  it('reads an answer fluently', async () => {
    const found = await runScenario(async (ctx) => {
      const response = await ctx.as('admin').call('getProfile');
      response
        .expectStatus(200)
        .expectThat('there is a profile', ({ profile }) => profile !== undefined)
        .expectThat('it is never kept', response.headers.has('ETag'));
    });
    expect(found?.failure?.what).toBe('It does not hold that it is never kept.');
  });

  it('picks what lasts: nothing that another check has made, where there is something else', async () => {
    const found = await runScenario(async (ctx) => {
      const made = Array.from({ length: 20 }, () => ({ name: ctx.name('Employee') }));
      ctx.expectEqual(
        'the pick',
        ctx.pick([...made, { name: 'Ava Lindqvist' }]).name,
        'Ava Lindqvist',
      );
      ctx.expectThat('one of them is taken', made.includes(ctx.pick(made)));
      await ctx.as('admin').request('getProfile');
    });
    expect(found?.failure).toBeNull();
  });
});
