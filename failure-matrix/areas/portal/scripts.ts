import { api } from '#openapi/client/index.ts';
import { press, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { areaOfRecords } from '../../support/record-area.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const findId = async () => (await api.getScripts({})).scripts[0]?.id;

const records = areaOfRecords({
  kind: 'a script',
  heading: 'Script',
  list: '/script',
  addresses: { add: 'addScript', edit: '$id/editScript', view: '$id/editScript' },
  calls: {
    list: 'searchScripts',
    edit: 'getScript',
    view: 'getScript',
    create: 'createScript',
    update: 'updateScript',
    delete: 'deleteScript',
  },
  id: findId,
  first: 'Greeting',
  fields: { Name: 'Report' },
  shows: /Name/,
});

const edit = '/_tenant/script/$id/editScript';
const { heading: _heading, ...form } = records.pages[edit] ?? {
  href: '',
  reads: [],
  shows: /Name/,
};

export const pages: Readonly<Record<string, PageEntry>> = {
  ...records.pages,
  [edit]: form,
  '/_tenant/script/$id/history': {
    href: async () => `/script/${await findId()}/history`,
    reads: ['getScript', 'getScriptVersions'],
    isOfRecord: true,
    heading: 'Script history',
    shows: /Version 1/,
  },
};

/** The demo world has one script; another one stays in the list when it is deleted. */
const withAnother = (entry: SaveEntry): SaveEntry => ({
  ...entry,
  setUp: async (harness) => {
    const id = crypto.randomUUID();
    await api.createScript({ body: { id, name: `Script ${id}`, description: '', code: 'one' } });
    await entry.setUp?.(harness);
  },
});

export const saves: readonly SaveEntry[] = [
  ...records.saves.map((entry) =>
    entry.operation === 'deleteScript' ? withAnother(entry) : entry,
  ),
  {
    name: 'an old version of a script is restored',
    operation: 'updateScript',
    setUp: async (harness) => {
      const body = { id: crypto.randomUUID(), description: '', code: 'one' };
      const named = { ...body, name: `Script ${body.id}` };
      await api.createScript({ body: named });
      await api.updateScript({ body: { ...named, code: 'two' } });
      await open(`/script/${body.id}/history`, /Version 2/)(harness);
      await press('Restore version 1');
      await until('the question', () => /Restore version 1/.test(document.body.textContent));
    },
    save: () => press('Restore'),
    done: () => /Version 3/.test(document.body.textContent),
  },
];
