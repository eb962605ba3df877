import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { AssetAssignmentRecord, HandoverRecord } from '../../../store/world/assets.ts';
import { buildMessageNames } from '../../../common/assets/asset-names.ts';
import { requireAsset } from '../../../common/assets/find.ts';
import { writtenTime } from '../../../common/clockwork/time.ts';
import {
  completeHandoverNotices,
  endDeclineNotices,
  endHandoverNotices,
} from '../../../common/assets/reminders-over.ts';
import { notify } from '../../../common/notifications/notify.ts';
import { requestAcceptance, remindableFrom } from './handover.ts';

/** Whether employees received the assets assigned to them. Added by Atrium, based on ASSET-060. */
export const handovers: Pick<
  Handlers<'assets'>,
  'acceptHandovers' | 'declineHandover' | 'resendHandover'
> = {
  acceptHandovers: async (call) => {
    const { db, body } = call;
    const ids = [...new Set(body.assignmentIds)];
    const found = await db.getMany('assetAssignments', ids);
    const open = ids.map((id) => requireOwn(call, found.get(id)));
    const remark = cleanOrEmpty(body.remark ?? '');
    const accepted = open.filter(({ handover }) => handover.state !== 'Accepted');
    for (const each of accepted) {
      await db.put('assetAssignments', recordDecision(call, each, { state: 'Accepted', remark }));
    }
    await endDeclineNotices(db, accepted);
    const assetIds = open.map(({ assetId }) => assetId);
    await completeHandoverNotices(db, call.person.id, assetIds);
    const [first] = open;
    const successMessage =
      first && open.length === 1
        ? message('handoverAccepted', { asset: (await requireAsset(db, first.assetId)).assetCode })
        : message('handoversAccepted', { count: open.length });
    return ok({ successMessages: [successMessage] });
  },

  declineHandover: async (call) => {
    const { db, body, path, person, user, clock } = call;
    const own = requireOwn(call, await db.get('assetAssignments', path.id));
    const remark = cleanOrEmpty(body.reason);
    if (remark === '') throw rejectField('reason', 'required', { field: 'reason' });
    const asset = await requireAsset(db, own.assetId);
    if (own.handover.state === 'Accepted') {
      throw reject(409, 'handoverIsAccepted', { asset: asset.assetCode });
    }
    const isNew = own.handover.state === 'Pending';
    await db.put('assetAssignments', recordDecision(call, own, { state: 'Declined', remark }));
    await completeHandoverNotices(db, person.id, [own.assetId]);
    if (isNew) {
      await notify(db, clock, {
        recipientId: own.handover.givenBy,
        senderId: person.id,
        type: 'handoverDeclined',
        data: {
          userName: person.name,
          profileImageUrl: user.profileImageUrl,
          remark,
          ...buildMessageNames([asset]),
        },
      });
    }
    return ok({ successMessages: [message('handoverDeclined', { asset: asset.assetCode })] });
  },

  resendHandover: async (call) => {
    const { db, path, user, clock } = call;
    const assignment = foundOr404(await db.get('assetAssignments', path.id), 'assignmentUnknown');
    const { handover, ...waiting } = requireOpen(assignment);
    const asset = await requireAsset(db, assignment.assetId);
    if (handover.state === 'Accepted') {
      throw reject(409, 'handoverIsAccepted', { asset: asset.assetCode });
    }
    const from = remindableFrom(handover);
    const now = new Date(clock.now()).toISOString();
    if (now < from) {
      const time = (language: string) => writtenTime(from, { ...user, isDayed: false }, language);
      throw reject(409, 'handoverTooSoon', { time });
    }
    const requested = {
      ...waiting,
      handover: { ...handover, state: 'Pending', answeredAt: null, remark: '', requestedAt: now },
    } as const;
    await endHandoverNotices(db, [assignment]);
    if (!(await requestAcceptance(call, [{ asset, assignment: requested }]))) {
      throw reject(409, 'handoverUntold', { who: assignment.holderName });
    }
    await db.put('assetAssignments', requested);
    const successMessage = { asset: asset.assetCode, who: assignment.holderName };
    const successMessages = [message('handoverResent', successMessage)];
    return ok({ remindableFrom: remindableFrom(requested.handover), successMessages });
  },
};

type Open = AssetAssignmentRecord & { handover: HandoverRecord };

/** The caller's own assignment. 404 for any other, 409 for one that no longer needs a response. */
function requireOwn(
  { user }: Pick<Call<'declineHandover'>, 'user'>,
  found: AssetAssignmentRecord | undefined,
): Open {
  const assignment = foundOr404(found, 'assignmentUnknown');
  const { employeeId, teamId } = assignment;
  if (teamId === null && (employeeId === null || employeeId !== user.employeeId)) {
    throw reject(404, 'assignmentUnknown');
  }
  return requireOpen(assignment);
}

/** 409 for an assignment that has ended, or that needs no acceptance. */
function requireOpen(assignment: AssetAssignmentRecord): Open {
  const { handover, endedOn } = assignment;
  if (endedOn !== null) throw reject(409, 'assignmentEnded');
  if (!handover) throw reject(409, 'handoverNotNeeded');
  return { ...assignment, handover };
}

const recordDecision = (
  { clock }: Pick<Call<'declineHandover'>, 'clock'>,
  { handover, ...assignment }: Open,
  decision: Pick<HandoverRecord, 'state' | 'remark'>,
): AssetAssignmentRecord => ({
  ...assignment,
  handover: { ...handover, ...decision, answeredAt: new Date(clock.now()).toISOString() },
});
