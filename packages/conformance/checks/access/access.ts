import { toCredentials, nobody } from '../../people/people.ts';
import type { Credentials } from '../../http/exchange.ts';
import { CheckSkipped } from '../../run/results.ts';
import {
  checkRejectedCase,
  buildCheckInfo,
  type Prepared,
  type RejectedCase,
} from '../requests/call.ts';

/** Calls without a valid token, and calls without the right, are rejected. Source: PRIV-001. */
export async function checkAccess(prepared: Prepared): Promise<void> {
  const { operation } = prepared;
  if (operation.isPublic) return;
  await Promise.all([
    ...badTokens(prepared.credentials).map(({ title, credentials }) =>
      checkRejectedCase(prepared, {
        kind: 'access',
        name: credentials.name,
        title,
        statuses: [401],
        clause: `${operation.id}, security`,
        credentials,
      }),
    ),
    checkPrivilege(prepared),
  ]);
}

function badTokens({ header, shown }: Credentials): { title: string; credentials: Credentials }[] {
  const token = header?.split(' ')[1] ?? '';
  const variable = shown?.split(' ')[1] ?? '';
  const [head = '', payload = '', signature = ''] = token.split('.');
  const broken = 'Bearer broken.access.token';
  const bad = [
    { title: 'is rejected without an access token', credentials: nobody },
    {
      title: 'is rejected with a broken access token',
      credentials: { name: 'brokenToken', header: broken, shown: broken },
    },
  ];
  if (token !== '') {
    const title = 'is rejected with extra text after the access token';
    const junk = { name: 'junkToken', header: `${header} junk`, shown: `${shown} junk` };
    bad.push({ title, credentials: junk });
  }
  if (payload === '' || signature === '') return bad;
  // The shell gets the parts from the environment, so that no token is ever printed.
  const part = (fields: string) => `$(echo "${variable}" | cut -d. -f${fields})`;
  const other = 'A'.repeat(signature.length);
  return [
    ...bad,
    {
      title: 'is rejected with an unsigned access token',
      credentials: {
        name: 'unsignedToken',
        header: `Bearer ${unsignedHeader}.${payload}.`,
        shown: `Bearer ${unsignedHeader}.${part('2')}.`,
      },
    },
    {
      title: 'is rejected with a forged access token',
      credentials: {
        name: 'forgedToken',
        header: `Bearer ${head}.${payload}.${other}`,
        shown: `Bearer ${part('1-2')}.${other}`,
      },
    },
  ];
}

const unsignedHeader = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');

async function checkPrivilege(prepared: Prepared): Promise<void> {
  const { context, operation } = prepared;
  const { privilege, id } = operation;
  if (privilege === null) return;
  const rejectedCase: RejectedCase = {
    kind: 'access',
    name: 'noPrivilege',
    title: `is rejected for a user without the right ${privilege}`,
    statuses: [403],
    clause: `${id}, x-privilege ${privilege}`,
  };
  const person = context.people.lacking(privilege);
  if (person)
    return checkRejectedCase(prepared, { ...rejectedCase, credentials: toCredentials(person) });
  await context.recorder.check(
    buildCheckInfo(prepared, 'access', rejectedCase.name, rejectedCase.title),
    () => {
      throw new CheckSkipped(`The run has no user in the tenant without the right ${privilege}.`);
    },
  );
}
