import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../testing/part.suite.ts';
import { testModel } from './absence-deletion.test-model.ts';
import { toListedPeriod } from './absence.ts';

/** The demo data have a past absence of Ava. */
testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const today = new Date().toISOString().slice(0, 10);
    const query = { ...toListedPeriod(today), employeeId: 'employee-ava' };
    return (await api.listAbsences({ query })).absences;
  },
});
