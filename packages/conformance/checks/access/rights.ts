import type { RightsMark } from '../../contract/shapes.ts';
import type { Operation } from '../../contract/shapes.ts';
import type { RequestInput } from '../../http/request.ts';
import { toCredentials } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckSkipped } from '../../run/results.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { employee, role, user, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { checkRejection } from '../requests/validate-response.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { getBody, createCallClient, withId } from '../requests/call-client.ts';

/**
 * The check of an operation that gives or takes rights, derived from its mark `x-gives-rights`: a
 * colleague with only the operation's right tries to give rights that they lack, to someone, to
 * themselves and in a role, to take them, and to change people with more rights. Each is 403, and
 * everyone's rights are unchanged. Source: PRIV-D01.
 */
export async function checkGivenRights(context: AreaContext, operation: Operation): Promise<void> {
  const mark = operation.givesRights;
  if (!mark) return;
  const title = 'neither grants nor revokes a right that the caller lacks';
  const info = buildCheckInfo({ operation, sample: '' }, 'rights', 'beyond', title);
  const clause = `${operation.id}, x-gives-rights`;
  const person = context.people.named('colleague');
  await context.recorder.check(info, async () => {
    if (!person) throw new CheckSkipped('The run has no test user with the role "colleague".');
    const client = createCallClient(context, operation, 'x-gives-rights');
    const { ctx } = client;
    const draft = await client.draft(operation.id);
    const [admin, other] = [ctx.as('admin'), ctx.as('colleague')];
    const world = await setUpWorld(ctx, admin, other, operation);
    const { me, above, roleUser } = world;
    const seen = async () => [
      (await getUser(admin, me.id)).roleType,
      await getUser(admin, roleUser.id),
      await getUser(admin, above.id),
      (await admin.request('getRoles')).roles.find(({ id }) => id === world.strongRole),
    ];
    await withRoles(admin, { id: me.id, roleIds: [...me.roleIds, world.ownRole] }, async () => {
      const before = await seen();
      const { userRights } = await fetchProfile(other);
      for (const sent of buildAttempts(operation, mark, draft, world)) {
        const exchange = await send(context, operation, sent, toCredentials(person));
        checkRejection(context.contract, operation, { exchange, statuses: [403], clause });
      }
      ctx.expectEqual('the rights of all users', await seen(), before);
      ctx.expectEqual(
        'the caller’s own rights',
        (await fetchProfile(other)).userRights,
        userRights,
      );
    });
  });
}

/** A person whose rights are changed: as a user, and as an employee. */
interface Somebody {
  id: string;
  employeeId: string;
}

interface TriedWorld {
  /** The person who tries. */
  me: { id: string; roleIds: string[] };
  ownRole: string;
  /**
   * A right that they lack, a role that includes it, a role that no one has, and a person with the
   * first.
   */
  beyond: string;
  strongRole: string;
  freeRole: string;
  roleUser: Somebody;
  /** An administrator of the tenant. */
  above: Somebody;
}

async function setUpWorld(
  ctx: ScenarioContext,
  admin: Actor,
  other: Actor,
  { privilege }: Operation,
): Promise<TriedWorld> {
  const [theirs, mine] = [await fetchProfile(admin), await fetchProfile(other)];
  const own = theirs.userRights.filter((right) => right === privilege);
  const beyond = theirs.userRights.find(
    (right) => right !== privilege && !mine.userRights.includes(right),
  );
  if (!beyond)
    throw new Error(
      'Expected a right that the administrator has and the colleague lacks, found none.',
    );
  const strongRole = (await role(ctx, admin, [beyond])).id;
  const somebody = async (roleIds: string[]): Promise<Somebody> => {
    const { id: employeeId } = await employee(ctx, admin);
    return { id: (await user(ctx, admin, { employeeId, roleIds })).id, employeeId };
  };
  const above = await somebody([]);
  await admin.request('updateSecurityUser', { body: { id: above.id, roleType: 'TenantAdmin' } });
  return {
    me: { id: mine.id, roleIds: (await getUser(admin, mine.id)).roleIds },
    ownRole: (await role(ctx, admin, own)).id,
    beyond,
    strongRole,
    freeRole: (await role(ctx, admin, [beyond])).id,
    roleUser: await somebody([strongRole]),
    above,
  };
}

/** Every call by which someone could gain rights, or take rights that they lack. */
function buildAttempts(
  { parameters }: Operation,
  mark: RightsMark,
  draft: RequestInput,
  { me, beyond, strongRole, freeRole, roleUser, above }: TriedWorld,
): RequestInput[] {
  const { version: _, ...body } = getBody(draft);
  const isInPath = (name: string) =>
    parameters.some((each) => each.in === 'path' && each.name === name);
  const of = (name: string | null, id: string, more: object = {}): RequestInput[] => {
    if (name === null) return [];
    if (isInPath(name)) return [withId(draft, id)];
    return [{ ...draft, body: { ...body, [name]: id, ...more } }];
  };
  const gifts: object[] = [
    ...(mark.roleType === null
      ? []
      : ['TenantAdmin', 'PlatformAdmin'].map((kind) => ({ [mark.roleType ?? '']: kind }))),
    ...(mark.roles === null ? [] : [{ [mark.roles]: [strongRole] }]),
    ...(mark.rights === null ? [] : [{ [mark.rights]: [beyond] }]),
  ];
  const losses: object[] = [
    ...(mark.roles === null ? [] : [{ [mark.roles]: [] }]),
    ...(mark.access === null ? [] : [{ [mark.access]: false }, { [mark.access]: true }]),
    ...(mark.rights === null ? [] : [{ [mark.rights]: [] }]),
  ];
  return [
    ...gifts.map((gift) => ({ ...draft, body: { ...body, ...gift } })),
    ...gifts.flatMap((gift) => of(mark.person, me.id, gift)),
    ...losses.flatMap((loss) => [
      ...of(mark.person, roleUser.id, loss),
      ...of(mark.person, above.id, loss),
      ...of(mark.employee, roleUser.employeeId, loss),
      ...of(mark.employee, above.employeeId, loss),
      ...of(mark.role, freeRole, loss),
    ]),
    ...(losses.length === 0 ? of(mark.role, freeRole) : []),
  ];
}
