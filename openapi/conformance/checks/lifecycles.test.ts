import { describe, expect, it } from 'vitest';
import { failedChecks } from '../testing/spoiled.fixture.ts';

const of = (operation: string) => failedChecks({ area: 'reviews', operation, kind: 'lifecycle' });
const done = () => Promise.resolve(Response.json({ successMessages: ['Done.'] }));

describe('the checks of a deed at records with a status', () => {
  it('pass on a server that does everything right', async () => {
    expect(await of('endReviewMeeting')(() => undefined)).toEqual([]);
  });

  it('find a deed that leads nowhere', async () => {
    const found = await of('closeReviewMeeting')(({ path }) =>
      path.startsWith('/meeting/close') ? done() : undefined,
    );
    expect(found).toEqual(['Created', 'Started', 'Ended', 'Closed', 'twice']);
  });

  it('find a deed that is taken in a status that it is not for', async () => {
    const found = await of('saveReviewMeetingNotes')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.startsWith('/meeting/notes') && response.status === 400;
      return isRejected ? done() : response;
    });
    expect(found).toEqual(['Created', 'Closed']);
  });

  it('find two at once that are both done', async () => {
    const found = await of('startReviewMeeting')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.startsWith('/meeting/start') && response.status === 400;
      return isRejected ? done() : response;
    });
    expect(found).toContain('twice');
  });

  it('find a deed at a status to which none of them leads', async () => {
    const found = await of('archiveReviewCycle')(async ({ path }, pass) => {
      const response = await pass();
      const isRejected = path.endsWith('/archive') && response.status === 409;
      return isRejected ? done() : response;
    });
    expect(found).toEqual(['InProgress', 'Archived', 'twice']);
  });

  it('find a deed of a list, at a record that an operation of another life makes', async () => {
    const kind = { area: 'assets', operation: 'acceptHandovers', kind: 'lifecycle' } as const;
    const found = await failedChecks(kind)(async ({ path }, pass) => {
      const response = await pass();
      return path.endsWith('/handovers/accept') && response.status === 409 ? done() : response;
    });
    expect(found).toEqual(['Ended']);
  });

  it('find a status that is told by switches', async () => {
    const kind = { area: 'projects', operation: 'markAsApexProject', kind: 'lifecycle' } as const;
    const found = await failedChecks(kind)(async ({ path }, pass) => {
      const response = await pass();
      return path.includes('pex') && response.status === 409 ? done() : response;
    });
    expect(found.toSorted()).toEqual(['Linked', 'Requested']);
  });
});
