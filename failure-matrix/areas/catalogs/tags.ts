import { api } from '#openapi/client/index.ts';
import { button, press, readMainText, until } from '../../support/page.ts';
import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import { areaOfRecords } from '../../support/record-area.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const first = async () => (await api.getTags({})).tags[0]?.id;

const records = areaOfRecords({
  kind: 'a tag',
  heading: 'Tag',
  list: '/tags',
  addresses: { add: 'addTag', edit: '$id/editTag', view: '$id/' },
  calls: {
    list: 'getTags',
    edit: 'getTag',
    view: 'getTag',
    create: 'createTag',
    update: 'updateTag',
    delete: 'deleteTag',
  },
  id: first,
  first: 'Client work',
  fields: { Name: 'Night work', 'Hex value': '#4D7C0F' },
  shows: /Colou?r/i,
});

const ofRecords = Object.entries(records.pages).map(([route, entry]): [string, PageEntry] => {
  const path = route.replaceAll('$id', '$tagId');
  if (path.endsWith('editTag')) return [path, { ...entry, doesWithout: ['getTagTeams'] }];
  const isForm = path.endsWith('addTag');
  return [path, isForm ? { ...entry, reads: [...entry.reads, 'getTagTeams'] } : entry];
});

export const pages: Readonly<Record<string, PageEntry>> = {
  ...Object.fromEntries(ofRecords),
  '/_tenant/tags/$tagId/merge': {
    href: async () => `/tags/${await first()}/merge`,
    reads: ['getTags'],
    isOfRecord: true,
    shows: /Merge into/,
  },
  '/_tenant/projectTags': {
    href: '/projectTags',
    reads: ['searchProjectTags'],
    doesWithout: ['getTagChoices'],
    shows: /Showing 1 - /,
  },
};

/** Opens the page that merges two tags, with both selected. */
async function openMerge(harness: Harness): Promise<void> {
  const { tags } = await api.getTags({});
  const [from, into] = [...tags].toReversed();
  await open(`/tags/${from?.id}/merge?into=${into?.id}`, /You can’t undo a merge/)(harness);
}

/** Opens the page of a new project with a tag, alone in the list. */
async function openTagged(harness: Harness): Promise<void> {
  const id = crypto.randomUUID();
  // The server writes codes in upper case.
  const code = `FT-${id.slice(0, 8)}`.toUpperCase();
  await api.createProject({ body: { id, code, name: 'Failures', description: '' } });
  const tagId = (await first()) ?? '';
  await api.assignProjectTag({ body: { projectId: id, tagId, assignedToAll: false } });
  await open(`/projectTags?filter.code=${code}`, new RegExp(code))(harness);
}

const removal = /^Remove Client work/;
const toggle = /^Apply Client work/;

export const saves: readonly SaveEntry[] = [
  ...records.saves,
  {
    name: 'the deletion of a tag is undone',
    operation: 'restoreTag',
    setUp: async (harness) => {
      await open('/tags', /Not used yet/)(harness);
      await press('Delete Not used yet');
      await press('Yes');
      await until(
        'the offer to undo, and the list without the tag',
        () => button('Undo') !== null && button('Delete Not used yet') === null,
      );
    },
    save: () => press('Undo'),
    done: () => button('Delete Not used yet') !== null,
  },
  {
    name: 'two tags are merged',
    operation: 'mergeTags',
    setUp: openMerge,
    save: () => press('Merge'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'a tag of a project is applied to its sub-projects',
    operation: 'assignProjectTag',
    setUp: openTagged,
    save: () => press(toggle),
    done: () => button(toggle)?.getAttribute('aria-pressed') === 'true',
  },
  {
    name: 'a tag is removed from a project in the list',
    operation: 'removeProjectTag',
    setUp: openTagged,
    save: () => press(removal),
    done: () => button(removal) === null,
  },
];
