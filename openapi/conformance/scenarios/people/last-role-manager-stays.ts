import { scenario } from '../../scenario/types.ts';

const right = 'roleManager.basic';

export default scenario({
  title: 'Somebody who may change roles is always left',
  source: 'document 1, section 6, and the decisions on who is who',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const managing = async () =>
      (await me.ask('getRoles')).roles.filter(({ privileges }) => privileges.includes(right));
    const before = await managing();
    const used = before.filter(({ userCount }) => userCount > 0);
    const [role] = used;
    kit.expectEqual('how many roles give the right to somebody', used.length, 1);
    if (!role) return;
    const { id, name, version } = role;
    const privileges = role.privileges.filter((each) => each !== right);
    await me.refused(409, 'updateRole', { body: { id, name, version, privileges } });
    kit.expectEqual('the roles', await managing(), before);
    const { profile } = await me.ask('getProfile');
    kit.expectThat('the administrator has the right still', profile.userRights.includes(right));
  },
});
