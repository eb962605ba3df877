import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import { emptyId } from '../../core/records/names.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';

type RequestInput = components['schemas']['EngagementCopy'];
type FieldCall = Pick<Call<'createEngagement'>, 'db' | 'user' | 'clock'>;

/** The fields of an engagement as stored. 400 for an unknown project type or client, or a wrong day. */
export async function parseFields(call: FieldCall, body: RequestInput) {
  const { db } = call;
  const { projectTypeId, clientId, createdOn } = body;
  if (projectTypeId !== emptyId && !(await db.get('projectTypes', projectTypeId))) {
    throw rejectField('projectTypeId', 'projectTypeUnknown');
  }
  if (clientId && !(await db.get('clients', clientId))) {
    throw rejectField('clientId', 'engagementClientUnknown');
  }
  checkDay(call, body);
  return {
    name: trimmed('name', body.name),
    prospectName: cleanOrEmpty(body.prospectName),
    projectTypeId,
    createdOn,
    ...(clientId === undefined ? {} : { clientId }),
  };
}

/** Days before 1900, and those more than a year from now, are misspelled. Source: ENGAG-D14. */
function checkDay({ user, clock }: FieldCall, body: RequestInput): void {
  const { createdOn, createdOnAsInputString } = body;
  if (createdOn.replaceAll('-', '/') !== createdOnAsInputString) {
    throw rejectField('createdOnAsInputString', 'invalid', { field: 'createdOnAsInputString' });
  }
  if (createdOn < '1900') throw rejectField('createdOn', 'engagementDayTooEarly');
  const [year = '', ...monthAndDay] = toIsoDay(clock.now(), user.timeZone).split('-');
  const latest = [Number(year) + 1, ...monthAndDay].join('-');
  if (createdOn > latest) throw rejectField('createdOn', 'engagementDayTooLate');
}
