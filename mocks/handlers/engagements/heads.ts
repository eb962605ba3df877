import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { idFree } from '../../core/records.ts';
import { rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { getEngagementRecord } from './records.ts';
import {
  buildHead,
  noProjectType,
  toRollup,
  loadVisibleStages,
  seesHidden,
  loadStages,
} from './view.ts';
import { copyTemplate } from './template.ts';
import { byText } from '../../core/names.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';

type Head = Extract<
  AreaOperations<'engagements'>,
  'getEngagementRollups' | 'getEngagement' | 'createEngagement' | 'updateEngagement'
>;

/** Engagements without their parts. Source: ENGAG-011, ENGAG-093, ENGAG-090. */
export const heads: Pick<Handlers<'engagements'>, Head> = {
  getEngagementRollups: async (call) => {
    const isAllSeen = await seesHidden(call);
    const order = { by: 'createdOn', direction: 'descending' } as const;
    const records = await call.db.query('engagements', { order });
    return ok({ engagementRollups: records.map((record) => toRollup(record, isAllSeen)) });
  },

  getEngagement: async (call) => {
    const { db, path } = call;
    const record = await getEngagementRecord(db, path.id);
    const isAllSeen = await seesHidden(call);
    const seen = await loadVisibleStages(db, record.id, isAllSeen);
    const { doneHours, totalHours, currentStageName } = toRollup(record, isAllSeen);
    return ok({
      engagement: {
        ...(await buildHead(db, record)),
        doneHours,
        totalHours,
        currentStageName,
        stages: await loadStages(db, seen),
      },
      projectTypes: (await db.query('projectTypes')).toSorted(byText(({ value }) => value)),
    });
  },

  createEngagement: async (call) => {
    const { db, body } = call;
    idFree(await db.get('engagements', body.id));
    const record = created(
      { id: body.id, type: body.type, ...(await parseFields(db, body)) },
      call,
    );
    await db.put('engagements', record);
    if (body.type === 'base') await copyTemplate(call, record.id);
    const stored = await getEngagementRecord(db, record.id);
    return ok({
      engagementRollup: toRollup(stored, true),
      successMessages: [message('engagementCreated')],
    });
  },

  updateEngagement: async (call) => {
    const { db, body } = call;
    const record = await getEngagementRecord(db, body.id);
    checkVersion(record, body.version);
    if (body.projectTypeId === noProjectType) {
      throw rejectField('projectTypeId', 'required', { field: 'projectTypeId' });
    }
    const after = changed(record, await parseFields(db, body), call);
    await db.put('engagements', after);
    return ok({
      clientEngagement: await buildHead(db, after),
      successMessages: [message('engagementUpdated')],
    });
  },
};

type RequestInput = Call<'createEngagement'>['body'] | Call<'updateEngagement'>['body'];

/** The fields as stored. 400 for an invalid project type or day. */
async function parseFields(db: Scope<World>, body: RequestInput) {
  const { projectTypeId, createdOn, createdOnAsInputString } = body;
  if (projectTypeId !== noProjectType && !(await db.get('projectTypes', projectTypeId))) {
    throw rejectField('projectTypeId', 'projectTypeUnknown');
  }
  if (createdOn.replaceAll('-', '/') !== createdOnAsInputString) {
    throw rejectField('createdOnAsInputString', 'invalid', { field: 'createdOnAsInputString' });
  }
  return {
    name: trimmed('name', body.name),
    prospectName: cleanOrEmpty(body.prospectName),
    projectTypeId,
    createdOn,
  };
}
