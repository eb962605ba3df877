import { scenario } from '../../scenario/types.ts';
import { seen } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A profile picture is shown wherever the employee is',
  source: 'document 1, sections 2 and 7',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const { employeeId } = await profileOf(me);
    const { imageUrl } = await me.ask('uploadProfileImage', { body: { file: kit.file('png') } });
    if (employeeId === null) return;
    const { profileImageUrl } = await seen(kit.as('admin'), employeeId);
    kit.expectEqual('the employee’s picture', profileImageUrl, imageUrl);
  },
});
