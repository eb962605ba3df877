import { describe, expect, it } from 'vitest';
import { validateResponse } from './check-answer.ts';

const role = { securityUserRoleVerification: { isTenantAdmin: false, isClientUser: true } };
const rejected = { errorMessages: ['No.'], code: 'invalid', traceId: '1' };

describe('an answer that the contract does not allow', () => {
  it('passes when it fits, whether it succeeds or refuses', async () => {
    await expect(validateResponse('getUserRole', Response.json(role))).resolves.toBeUndefined();
    const rejection = Response.json(rejected, { status: 401 });
    await expect(validateResponse('getUserRole', rejection)).resolves.toBeUndefined();
  });

  it('is loud about a status that the operation does not have', async () => {
    await expect(
      validateResponse('getUserRole', Response.json(role, { status: 201 })),
    ).rejects.toThrow('getUserRole answered 201, which the contract does not.');
    await expect(
      validateResponse('getUserRole', Response.json(rejected, { status: 403 })),
    ).rejects.toThrow('403');
  });

  it('is loud about a body that is something else, and says where', async () => {
    const wrong = { securityUserRoleVerification: { isTenantAdmin: 'no', isClientUser: true } };
    await expect(validateResponse('getUserRole', Response.json(wrong))).rejects.toThrow(
      /getUserRole answered 200 against the contract: #\/securityUserRoleVerification\/isTenantAdmin/,
    );
  });

  it('is loud about a field that is missing and one that is too much', async () => {
    const missing = { securityUserRoleVerification: { isTenantAdmin: true } };
    await expect(validateResponse('getUserRole', Response.json(missing))).rejects.toThrow(
      'isClientUser',
    );
    const more = { ...role, password: 'secret' };
    await expect(validateResponse('getUserRole', Response.json(more))).rejects.toThrow('password');
  });

  it('is loud about a refusal without the error body', async () => {
    const bare = Response.json({ message: 'No.' }, { status: 401 });
    await expect(validateResponse('getUserRole', bare)).rejects.toThrow('errorMessages');
  });

  it('is loud about another content type, or none', async () => {
    const text = new Response(JSON.stringify(role), { headers: { 'Content-Type': 'text/plain' } });
    await expect(validateResponse('getUserRole', text)).rejects.toThrow(
      'getUserRole answered 200 as "text/plain".',
    );
    await expect(validateResponse('getUserRole', new Response(null))).rejects.toThrow('as ""');
  });

  it('is no answer at all when the network failed', async () => {
    await expect(validateResponse('getUserRole', Response.error())).resolves.toBeUndefined();
  });
});
