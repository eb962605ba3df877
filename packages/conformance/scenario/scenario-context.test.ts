import { describe, expect, it } from 'vitest';
import { createLibrary, verify, right } from '../testing/verify.ts';
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

  it('a scenario cites its source and shows the last exchange when the rule is broken', async () => {
    const found = await runScenario(async (ctx) => {
      const { profile } = await ctx.as('admin').request('getProfile');
      ctx.expectEqual('the time zone', profile.timeZone, 'Mars/Olympus');
    });
    expect(found).toMatchObject({
      outcome: 'failed',
      failure: {
        what: 'the time zone: expected Mars/Olympus, found UTC.',
        clause: 'THING-002',
        exchange: { status: 200, as: 'admin' },
      },
    });
  });

  it('a scenario fails when a request that must be rejected succeeds', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('admin').expectError(400, 'getProfile');
    });
    expect(found?.failure?.what).toBe('Expected the status 400, found 200.');
  });

  it('a scenario fails when a request that must succeed is rejected', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('admin').request('getProfile', { tenantId: 'there' });
    });
    expect(found?.failure?.what).toBe(
      'Expected the status 200, found 404. Error messages: No: 404.',
    );
  });

  it('a scenario is not checked when the run lacks its person', async () => {
    const found = await runScenario(async (ctx) => {
      await ctx.as('teamLead').request('getProfile');
    });
    expect(found).toMatchObject({
      outcome: 'skipped',
      reason: 'The run has no test user with the role "teamLead".',
    });
  });

  it('a scenario is not checked when the run lacks the password that it needs', async () => {
    const found = await runScenario(async (ctx) => {
      ctx.expectThat('there is one', ctx.as('admin').password() !== '');
    });
    expect(found).toMatchObject({
      outcome: 'skipped',
      reason:
        'The run has no password for the test user "admin". Add "password" to the --tokens file.',
    });
  });

  it('a scenario reads a response fluently', async () => {
    const found = await runScenario(async (ctx) => {
      const response = await ctx.as('admin').call('getProfile');
      response
        .expectStatus(200)
        .expectThat('there is a profile', ({ profile }) => profile !== undefined)
        .expectThat('it is never kept', response.headers.has('ETag'));
    });
    expect(found?.failure?.what).toBe('Expected that it is never kept.');
  });

  it('a scenario prefers lasting records over those that another check has made', async () => {
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
