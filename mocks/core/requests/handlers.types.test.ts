/** Code that must not compile: `npm test -- --only types` fails if an expected error does not occur. */
import { describe, expect, it } from 'vitest';
import { operations, type Area, type OperationId } from '@atrium/contract/generated/operations.ts';
import { loadArea } from '../../areas.ts';
import { message, ok, type Call, type Handler, type Handlers } from './handler.ts';

const verification = { isTenantAdmin: false, isClientUser: true };
const getUserRole: Handler<'getUserRole'> = async () =>
  ok({ securityUserRoleVerification: verification });

describe('the type of a handler', () => {
  it('the handler type accepts what the contract allows', async () => {
    const response = await getUserRole({} as Call<'getUserRole'>);
    expect(response).toEqual({ status: 200, body: { securityUserRoleVerification: verification } });
  });

  it('the handler type rejects a status that the contract does not have', () => {
    // @ts-expect-error 201 is no answer of getUserRole
    const created: Handler<'getUserRole'> = async () => ({
      status: 201,
      body: { securityUserRoleVerification: verification },
    });
    // @ts-expect-error a refusal is thrown, not returned
    const forbidden: Handler<'getUserRole'> = async () => ({ status: 401, body: {} });
    expect([created, forbidden]).toHaveLength(2);
  });

  it('the handler type rejects a body that the contract does not have', () => {
    const half = { securityUserRoleVerification: { isTenantAdmin: true } };
    // @ts-expect-error isClientUser is missing
    const short: Handler<'getUserRole'> = async () => ok(half);
    // @ts-expect-error a flag is no text
    const text: Handler<'getIsTeamLead'> = async () => ok({ isTeamLead: 'yes' });
    // @ts-expect-error there is no answer without a body
    const empty: Handler<'getUserRole'> = async () => ({ status: 200 });
    expect([short, text, empty]).toHaveLength(3);
  });

  it('the handler type rejects literal messages, since they are sent in the caller’s language', () => {
    const byKey: Handler<'logout'> = async () => ok({ successMessages: [message('entryAdded')] });
    // @ts-expect-error a message is given by its key
    const written: Handler<'logout'> = async () => ok({ successMessages: ['Good bye.'] });
    // @ts-expect-error there is no such message
    const unknown = () => message('goodBye');
    expect([byKey, written, unknown]).toHaveLength(3);
  });

  it('the handler type rejects an area with a missing or an additional handler', () => {
    // @ts-expect-error getProfile is missing
    const none: Handlers<'profile'> = {};
    const getProfile: Handler<'getProfile'> = () => Promise.reject(new Error('never called'));
    // @ts-expect-error the profile area has no getProfiles
    const more: Handlers<'profile'> = { getProfile, getProfiles: getProfile };
    expect([none, more]).toHaveLength(2);
  });

  it('the handler type knows the input of each operation: parameters, body, and a user only in a tenant', () => {
    const uses = {
      path: ({ path }: Call<'getClockWorkDay'>): string => path.date,
      body: ({ body }: Call<'startMiniEntry'>): string => body.description,
      user: ({ user }: Call<'getProfile'>): string => user.id,
      // @ts-expect-error no date in this address
      otherPath: ({ path }: Call<'getProfile'>): string => path.date,
      // @ts-expect-error no such field in this body
      otherBody: ({ body }: Call<'startMiniEntry'>): string => body.endTime,
      // @ts-expect-error getUserRole is asked before a tenant is chosen
      noUser: ({ user }: Call<'getUserRole'>): string => user.id,
    };
    expect(Object.keys(uses)).toHaveLength(6);
  });
});

describe('the handlers', () => {
  const ids = Object.keys(operations) as OperationId[];
  const areas = [...new Set<Area>(ids.map((id) => operations[id].area))];

  it.each(areas)(
    'the handlers of the area %s are exactly the operations of the contract',
    async (area) => {
      const { handlers, requests } = await loadArea(area);
      const expected = ids.filter((id) => operations[id].area === area).toSorted();
      expect(Object.keys(handlers).toSorted()).toEqual(expected);
      expect(Object.keys(requests.operations).toSorted()).toEqual(expected);
    },
    30_000,
  ); // It loads all of the area's code.
});
