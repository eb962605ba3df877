import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './employee-image-removal.test-model.ts';

/** The employees who have a picture. */
async function listPictured() {
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const { employees } = await api.searchEmployees({ body });
  return employees.filter(({ profileImageUrl }) => profileImageUrl !== null);
}

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const before = await listPictured();
    if (before.length > 0) return before;
    const content = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const file = new File([content], 'picture.svg', { type: 'image/svg+xml' });
    for (const id of ['employee-ben', 'employee-leo', 'employee-jon'])
      await api.uploadEmployeeImage({ path: { id }, body: { file } });
    return listPictured();
  },
});
