import { scenario } from '../../../scenario/types.ts';
import { invitation } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'Of people who are invited together, each that is a user already or named twice is left out',
  source: 'PEOPL-021, PEOPL-011',
  async run(ctx) {
    const me = ctx.as('admin');
    const { email } = await fetchProfile(me);
    const [first, second] = [invitation(ctx), invitation(ctx)];
    const people = [
      first,
      { ...invitation(ctx), email },
      second,
      { ...invitation(ctx), email: first.email },
    ];
    const { outcomes } = await me.request('inviteSecurityUsers', { body: { people } });
    ctx.expectEqual(
      'who is invited',
      outcomes.map((each) => [each.email, each.isInvited]),
      [
        [first.email, true],
        [email, false],
        [second.email, true],
        [first.email, false],
      ],
    );
    ctx.expectThat(
      'each of the others has a reason',
      outcomes.every(({ isInvited, errorMessages }) => isInvited === (errorMessages.length === 0)),
    );
    const admin = { people: [invitation(ctx)], roleType: 'PlatformAdmin' as const };
    await me.expectError(403, 'inviteSecurityUsers', { body: admin });
  },
});
