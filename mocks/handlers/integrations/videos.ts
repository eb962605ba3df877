import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { readPage, type FieldColumns } from '../../core/records/field-paging.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { trimmed } from '../../core/files/texts.ts';
import type { World } from '../../store/world.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  plain,
} from '../../common/organization/records.ts';

type Videos = Extract<AreaOperations<'integrations'>, `${string}Video${string}`>;

const order = { by: 'addedOn', direction: 'descending' } as const;

/** The fields in which the filter `search` finds a text. */
const searchedFields = ['title', 'category', 'description', 'addedByName'] as const;

const columns: FieldColumns<World['videos']> = {
  title: 'title',
  category: 'category',
  description: 'description',
  addedByName: 'addedByName',
  addedOn: { field: 'addedOn', shown: String },
};

/** Videos of the tenant. Source: INTEG-002. */
export const videos: Pick<Handlers<'integrations'>, Videos> = {
  getVideos: async ({ db }) => {
    return ok({ videos: (await db.query('videos', { order })).map(plain) });
  },

  searchVideos: async ({ db, body }) => {
    const { columnFilters, ...page } = body;
    const isSearch = ({ name }: { name: string }) => name === 'search';
    const contains = columnFilters
      .filter(isSearch)
      .map(({ value }) => ({ fields: searchedFields, text: value }));
    const filters = columnFilters.filter((each) => !isSearch(each));
    const list = { columns, contains, order };
    const { rows, total } = await readPage(db, 'videos', list, { ...page, columnFilters: filters });
    return ok({ videos: rows.map(plain), totalCount: total });
  },

  getVideo: async ({ db, path }) => ok({ video: plain(await getRecord(db, 'videos', path.id)) }),

  createVideo: async (call) => {
    const { person, clock } = call;
    const { version: _version, ...fields } = checked(call.body);
    const added = { addedByName: person.name, addedOn: new Date(clock.now()).toISOString() };
    const record = await addRecord(call, 'videos', { ...fields, ...added });
    return ok({ video: plain(record), successMessages: [message('videoCreated')] });
  },

  updateVideo: async (call) => {
    const record = await changeRecord(call, 'videos', checked(call.body));
    return ok({ video: plain(record), successMessages: [message('videoUpdated')] });
  },

  deleteVideo: async ({ db, path }) => {
    await deleteRecord(db, 'videos', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

const checked = (body: Call<'updateVideo'>['body']) => ({
  ...body,
  title: trimmed('title', body.title),
  description: cleanOrEmpty(body.description),
  category: cleanOrEmpty(body.category),
});
