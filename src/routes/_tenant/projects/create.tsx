import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { isRecordId } from '#page/parameters/record-parameters.ts';

const readId = (id: unknown) => (isRecordId(id) ? id : undefined);

/** `sourceId` is the project to copy, `parentId` the one to add a sub-project to. */
export const Route = createFileRoute('/_tenant/projects/create')({
  ...page(
    'projects.basic',
    ['projects', 'records', 'validation', 'common', 'shell'],
    () => import('#features/projects/project-form.page.tsx'),
  ),
  validateSearch: ({
    sourceId,
    parentId,
  }: Record<string, unknown>): {
    sourceId?: string | undefined;
    parentId?: string | undefined;
  } => ({
    sourceId: readId(sourceId),
    parentId: readId(parentId),
  }),
});
