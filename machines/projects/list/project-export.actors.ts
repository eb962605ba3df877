import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toProjectSearch } from './project-search.ts';

export const exportProjects = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportProjects({ body: toProjectSearch(requested), signal }),
);
