import { scenario } from '../../scenario/types.ts';
import { inEachState, seen, whileDeparted } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'A profile picture is shown wherever the employee is shown',
  source: 'PROF-020, PROF-002',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const { id, employeeId } = await fetchProfile(me);
    const admin = ctx.as('admin');
    if (employeeId === null) return;
    const isShown = async () => {
      const { imageUrl } = await me.request('uploadProfileImage', {
        body: { file: ctx.file('png') },
      });
      const { profileImageUrl } = await seen(admin, employeeId);
      ctx.expectEqual('the employee’s picture', profileImageUrl, imageUrl);
    };
    await inEachState(ctx, admin, employeeId, isShown);
    await whileDeparted(admin, { employeeId, userId: id }, isShown);
    await isShown();
  },
});
