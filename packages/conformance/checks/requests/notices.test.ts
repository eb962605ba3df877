import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  failedChecks,
  withResponse,
  type MutateResponse,
} from '../../testing/mutate-response.fixtures.ts';

interface ListedNotification {
  id: string;
  typeId: number;
}
interface Listed {
  notifications: ListedNotification[];
}

/** The names of the failed checks of notifications to a new project member on a server. */
const failedOn = failedChecks({ area: 'projects', operation: 'addProjectMember', kind: 'notify' });

/** A server that returns another list after someone has become a member. */
function listing(
  change: (newNotifications: ListedNotification[]) => ListedNotification[],
): MutateResponse {
  let isDone = false;
  return ({ path }, pass) => {
    if (path.endsWith('/add-project-teammember')) isDone = true;
    if (!isDone || !path.endsWith('/notification-details')) return undefined;
    const changed = withResponse<Listed>(({ notifications }) => ({
      notifications: change(notifications),
    }));
    return pass().then(changed);
  };
}

const again = (newNotifications: ListedNotification): ListedNotification => ({
  ...newNotifications,
  id: randomUUID(),
});

describe('the check of notified people', () => {
  it('the notification check passes on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the notification check passes when an older notification moves up from the next page', async () => {
    const older = { id: randomUUID(), typeId: 3 };
    const shorter = listing((newNotifications) =>
      newNotifications.length > 2 ? [...newNotifications, older] : newNotifications,
    );
    expect(await failedOn(shorter)).toEqual([]);
  });

  it('the notification check finds a server that notifies no one', async () => {
    const forgetful = listing((newNotifications) =>
      newNotifications.filter(({ typeId }) => typeId !== 2),
    );
    expect(await failedOn(forgetful)).toEqual(['received']);
  });

  it('the notification check finds a server that notifies twice', async () => {
    const eager = listing((newNotifications) =>
      newNotifications.flatMap((each) => [each, again(each)]),
    );
    expect(await failedOn(eager)).toEqual(['received']);
  });

  it('the notification check finds a server that notifies about something else', async () => {
    const confused = listing((newNotifications) =>
      newNotifications.map((each) => ({ ...each, typeId: each.typeId === 2 ? 3 : each.typeId })),
    );
    expect(await failedOn(confused)).toEqual(['received']);
  });

  it('the notification check finds a server that also notifies the person who acted', async () => {
    const loud = listing((newNotifications) => [
      { id: randomUUID(), typeId: 2 },
      ...newNotifications,
    ]);
    expect(await failedOn(loud)).toEqual(['received']);
  });
});

describe('the check of notified people that a record names', () => {
  const onRequest = failedChecks({
    area: 'projects',
    operation: 'requestSubProjectLink',
    kind: 'notify',
  });

  it('the check of notified people that a record names passes on a correct server', async () => {
    expect(await onRequest(() => undefined)).toEqual([]);
  });
});
