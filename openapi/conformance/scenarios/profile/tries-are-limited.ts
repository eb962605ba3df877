import { scenario } from '../../scenario/types.ts';
import { profileOf } from '../../support/profile.ts';

const most = 5;

export default scenario({
  title: 'After five wrong passwords in a row each further try has to wait, a minute at most',
  source: 'the decisions on accounts: wrong tries',
  isAlone: true,
  async run(kit) {
    // Somebody whose password no other check needs.
    const me = kit.as('noPrivilege');
    const { id } = await profileOf(me);
    const newPassword = 'Conformance-kit-9';
    const guess = () =>
      me.call('changePassword', {
        body: { id, oldPassword: kit.uuid(), newPassword, newConfirmPassword: newPassword },
      });
    let answer = await guess();
    let taken = 0;
    for (; answer.status !== 429 && taken <= most; taken += 1) answer = await guess();
    kit.expectThat(`no more than ${most} tries are taken`, answer.status === 429);
    const wait = Number(answer.headers.get('Retry-After'));
    kit.expectThat('it says how long to wait', wait > 0 && wait <= 60);
    kit.expectThat('it says so in words', answer.error.errorMessages.join(' ').length > 0);
    (await me.call('disableTwoFactor', { body: { password: kit.uuid() } })).expectStatus(429);
  },
});
