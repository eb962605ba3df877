import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { entriesAbout } from '../../../support/audit.ts';
import {
  buildSvg,
  createPng,
  imagesOfPixels,
  largest,
  maxPixels,
} from '../../../support/images.ts';
import { employee, getUser, invitation, seen } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

const findId = (imageUrl: string | null) => ({
  path: { imageId: imageUrl?.split('/').at(-1) ?? '' },
});
const seenImage = async (me: Actor, id: string) => (await seen(me, id)).profileImageUrl;

export default scenario({
  title: 'Editors of employees set and remove their pictures, which are those of the users, too',
  source: 'PEOPL-D17, PEOPL-016, PROF-068',
  isExclusive: true,
  async run(ctx) {
    const admin = ctx.as('admin');
    const me = ctx.as('member');
    const upload = 'uploadEmployeeImage';
    const file = ctx.file('png');
    const { employeeId } = await fetchProfile(me);
    if (employeeId !== null) {
      const path = { id: employeeId };
      const set = await admin.request(upload, { path, body: { file } });
      const { profileImageUrl } = set.employee;
      ctx.expectThat('there is a picture', profileImageUrl !== null);
      ctx.expectEqual('the own picture', (await fetchProfile(me)).profileImageUrl, profileImageUrl);
      ctx.expectEqual('the employee’s', await seenImage(admin, employeeId), profileImageUrl);
      const shown = await me.call('getProfileImage', findId(profileImageUrl));
      shown
        .expectStatus(200)
        .expectThat('it is what was uploaded', Buffer.from(shown.bytes).equals(file.bytes));
      const own = await me.request('uploadProfileImage', { body: { file } });
      ctx.expectEqual('the newer one', await seenImage(admin, employeeId), own.imageUrl);
      await me.expectError(404, 'getProfileImage', findId(profileImageUrl));
      await admin.request('removeEmployeeImage', { path });
      ctx.expectEqual('the own one, removed', (await fetchProfile(me)).profileImageUrl, null);
      ctx.expectEqual('the employee’s, removed', await seenImage(admin, employeeId), null);
      await me.expectError(404, 'getProfileImage', findId(own.imageUrl));
      const again = await admin.request('removeEmployeeImage', { path });
      ctx.expectEqual('none, removed again', again.employee.profileImageUrl, null);
    }

    const { id } = await employee(ctx, admin);
    const path = { id };
    for (const wrong of [
      ctx.file('txt'),
      buildSvg('<script>alert(1)</script>'),
      ...imagesOfPixels(0, 1),
    ])
      await admin.expectError(415, upload, { path, body: { file: wrong } });
    for (const large of [createPng(largest + 1), ...imagesOfPixels(maxPixels + 1, 1)])
      await admin.expectError(413, upload, { path, body: { file: large } });
    ctx.expectEqual('no rejected picture', await seenImage(admin, id), null);
    const { employee: shown } = await admin.request(upload, { path, body: { file } });
    const change = (await entriesAbout(admin, id)).at(-1)?.changes;
    ctx.expectEqual('what the log shows', change, [{ field: 'profileImageUrl', from: [], to: [] }]);
    const body = invitation(ctx, { employeeId: id });
    const { securityUser } = await admin.request('inviteSecurityUser', { body });
    const invited = await getUser(admin, securityUser.id);
    ctx.expectEqual('the invited user’s', invited.profileImageUrl, shown.profileImageUrl);
  },
});
