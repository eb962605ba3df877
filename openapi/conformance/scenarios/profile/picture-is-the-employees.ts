import { scenario } from '../../scenario/types.ts';
import { inEachState, seen, whileLeft } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A profile picture is shown wherever the employee is',
  source: 'PROF-020, PROF-002',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const { id, employeeId } = await profileOf(me);
    const admin = kit.as('admin');
    if (employeeId === null) return;
    const isShown = async () => {
      const { imageUrl } = await me.ask('uploadProfileImage', { body: { file: kit.file('png') } });
      const { profileImageUrl } = await seen(admin, employeeId);
      kit.expectEqual('the employee’s picture', profileImageUrl, imageUrl);
    };
    await inEachState(kit, admin, employeeId, isShown);
    await whileLeft(admin, { employeeId, userId: id }, isShown);
    await isShown();
  },
});
