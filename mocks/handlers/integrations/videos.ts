import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { trimmed } from '../../core/texts.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  plain,
} from '../../common/organization/records.ts';

type Videos = Extract<AreaOperations<'integrations'>, `${string}Video${string}`>;

/** Videos of the tenant. Source: INTEG-002. */
export const videos: Pick<Handlers<'integrations'>, Videos> = {
  getVideos: async ({ db }) => {
    const order = { by: 'addedOn', direction: 'descending' } as const;
    return ok({ videos: (await db.query('videos', { order })).map(plain) });
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
