import { describe, expect, it } from 'vitest';
import { validateResponse } from './validate-response.ts';

const role = { securityUserRoleVerification: { isTenantAdmin: false, isClientUser: true } };
const rejected = { errorMessages: ['No.'], code: 'invalid', traceId: '1' };

describe('validating a response against the contract', () => {
  it('a valid response passes, whether it is a success or a rejection', async () => {
    await expect(validateResponse('getUserRole', Response.json(role))).resolves.toBeUndefined();
    const rejection = Response.json(rejected, { status: 401 });
    await expect(validateResponse('getUserRole', rejection)).resolves.toBeUndefined();
  });

  it('a status that the operation does not have is reported as a contract violation', async () => {
    await expect(
      validateResponse('getUserRole', Response.json(role, { status: 201 })),
    ).rejects.toThrow('getUserRole returned status 201, which the contract does not define');
    await expect(
      validateResponse('getUserRole', Response.json(rejected, { status: 403 })),
    ).rejects.toThrow('403');
  });

  it('a different body is reported as a contract violation, with its location', async () => {
    const wrong = { securityUserRoleVerification: { isTenantAdmin: 'no', isClientUser: true } };
    await expect(validateResponse('getUserRole', Response.json(wrong))).rejects.toThrow(
      /getUserRole returned 200 with a body that does not match the contract: #\/securityUserRoleVerification\/isTenantAdmin/,
    );
  });

  it('a missing field and an additional field are reported', async () => {
    const missing = { securityUserRoleVerification: { isTenantAdmin: true } };
    await expect(validateResponse('getUserRole', Response.json(missing))).rejects.toThrow(
      'isClientUser',
    );
    const more = { ...role, password: 'secret' };
    await expect(validateResponse('getUserRole', Response.json(more))).rejects.toThrow('password');
  });

  it('a rejection without the error body is reported as a contract violation', async () => {
    const bare = Response.json({ message: 'No.' }, { status: 401 });
    await expect(validateResponse('getUserRole', bare)).rejects.toThrow('errorMessages');
  });

  it('another content type, or none, is reported as a contract violation', async () => {
    const text = new Response(JSON.stringify(role), { headers: { 'Content-Type': 'text/plain' } });
    await expect(validateResponse('getUserRole', text)).rejects.toThrow(
      'getUserRole returned 200 as "text/plain"',
    );
    await expect(validateResponse('getUserRole', new Response(null))).rejects.toThrow('as ""');
  });

  it('a network failure is not a response', async () => {
    await expect(validateResponse('getUserRole', Response.error())).resolves.toBeUndefined();
  });
});
