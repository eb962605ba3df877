import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { emptyId } from '../validation/rules.ts';
import { testModel } from './team-form.test-model.ts';
import { teamFormMachine } from './team-form.machine.ts';
import { exampleTeam } from './team.fixtures.ts';
import { emptyTeam, validateTeam, toTeamBody, toTeamForm } from './team.ts';

const sample = { ...emptyTeam, teamName: 'Accessibility', description: 'Looks after everybody.' };

const subject = {
  testModel,
  server: createNodeServer,
  sample,
  mine: { description: 'Looks after everybody, everywhere.' },
  theirs: { isActive: false },
  name: 'teamName' as const,
  list: async () => {
    const { teams } = await api.getTeams({});
    return teams.map(({ teamId, teamName }) => ({ id: teamId, name: teamName }));
  },
};

testRecordForm(subject);
testDeletedByOther({ ...subject, remove: (id) => api.deleteTeam({ path: { id } }) });

const example = toTeamForm(exampleTeam);

testLimits({
  schema: getSchema(contract, 'TeamInput'),
  example,
  buildBody: (form) => ({ teamId: emptyId, ...toTeamBody(form) }),
  check: validateTeam,
});

describe('the name and description of a team', () => {
  it.each([
    ['teamName', 100],
    ['description', 500],
  ] as const)(
    'the team field %s is required and has at most %i characters, without surrounding blanks',
    (field, limit) => {
      const findError = (text: string) => validateTeam({ ...example, [field]: text })[field];
      expect(['', '   '].map(findError)).toEqual([{ rule: 'required' }, { rule: 'required' }]);
      expect(findError('x'.repeat(limit + 1))).toEqual({ rule: 'max', values: { max: limit } });
      expect(findError(` ${'x'.repeat(limit)}  `)).toBeUndefined();
    },
  );

  it('the name and description are trimmed before they are sent', async () => {
    const observed = connectAs(await createNodeServer(), 'ava', 'aster');
    const input = { id: null, sourceId: null, persisted: null };
    const actor = createActor(teamFormMachine, { input }).start();
    await waitFor(actor, (state) => state.hasTag('editable'));
    const change = { teamName: '  Accessibility ', description: ' Looks after everybody.\n' };
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(observed.bodies.at(-1)).toEqual({ teamId: emptyId, ...sample });
    expect(observed.messages).toEqual(['Team was created successfully.']);
  });
});
