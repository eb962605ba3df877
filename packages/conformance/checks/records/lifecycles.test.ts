import { describe, expect, it } from 'vitest';
import { failedChecks } from '../../testing/mutate-response.fixtures.ts';

const of = (operation: string) => failedChecks({ area: 'reviews', operation, kind: 'lifecycle' });
const done = () => Promise.resolve(Response.json({ successMessages: ['Done.'] }));

describe('the checks of actions on records with a status', () => {
  it('the life-cycle checks pass on a correct server', async () => {
    expect(await of('endReviewMeeting')(() => undefined)).toEqual([]);
  });

  it('the life-cycle checks find an action that has no effect', async () => {
    const found = await of('closeReviewMeeting')(({ path }) =>
      path.startsWith('/meeting/close') ? done() : undefined,
    );
    expect(found).toEqual(['Created', 'Started', 'Ended', 'Closed', 'twice']);
  });

  it('the life-cycle checks find an action that is accepted in the wrong status', async () => {
    const found = await of('saveReviewMeetingNotes')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.startsWith('/meeting/notes') && response.status === 400;
      return isRejected ? done() : response;
    });
    expect(found).toEqual(['Created', 'Closed']);
  });

  it('the life-cycle checks find two concurrent actions that both succeed', async () => {
    const found = await of('startReviewMeeting')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.startsWith('/meeting/start') && response.status === 400;
      return isRejected ? done() : response;
    });
    expect(found).toContain('twice');
  });

  it('the life-cycle checks find an action in a status that no other action reaches', async () => {
    const found = await of('archiveReviewCycle')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.endsWith('/archive') && response.status === 409;
      return isRejected ? done() : response;
    });
    expect(found).toEqual(['InProgress', 'Archived', 'twice']);
  });

  it('the life-cycle checks find a list action on a record that another life cycle creates', async () => {
    const kind = { area: 'assets', operation: 'acceptHandovers', kind: 'lifecycle' } as const;
    const found = await failedChecks(kind)(async ({ path }, pass) => {
      const response = await pass();
      return path.endsWith('/handovers/accept') && response.status === 409 ? done() : response;
    });
    expect(found).toEqual(['Ended']);
  });

  it('the life-cycle checks find a status that is made of flags', async () => {
    const kind = { area: 'projects', operation: 'markAsApexProject', kind: 'lifecycle' } as const;
    const found = await failedChecks(kind)(async ({ path }, pass) => {
      const response = await pass();
      return path.includes('pex') && response.status === 409 ? done() : response;
    });
    expect(found.toSorted()).toEqual(['Linked', 'Requested']);
  });
});
