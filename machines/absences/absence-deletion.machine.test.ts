import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../testing/part.suite.ts';
import { testModel } from './absence-deletion.test-model.ts';
import { toListedPeriod } from './absence.ts';

const clock = { now: () => Date.parse('2026-03-27T10:00:00Z') };

/** The demo data have a past absence of Ava. */
testPartDeletion({
  testModel,
  server: () => createNodeServer({ clock }),
  parts: async () => {
    const query = { ...toListedPeriod('2026-03-27'), employeeId: 'employee-ava' };
    return (await api.listAbsences({ query })).absences;
  },
});
