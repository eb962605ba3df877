import { scenario } from '../../scenario/types.ts';
import {
  isConnected,
  obtainCode,
  setConnected,
  startConnection,
} from '../../support/integrations.ts';

export default scenario({
  title: 'A calendar is connected only by an unused code of a request that the person started',
  source: 'INTEG-017, INTEG-001',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const [before, others] = [await isConnected(me), await isConnected(other)];
    await setConnected(ctx, me, false);
    const { authorizationUrl, state, scopes } = await startConnection(ctx, me);
    const parameters = new URL(authorizationUrl).searchParams;
    ctx.expectEqual('the state', parameters.get('state'), state);
    ctx.expectEqual('the scopes', parameters.get('scope'), scopes.join(' '));
    ctx.expectEqual('the method', parameters.get('code_challenge_method'), 'S256');
    const again = await startConnection(ctx, me);
    const fresh = new URL(again.authorizationUrl).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      ctx.expectThat(`${name} is new each time`, fresh.get(name) !== parameters.get(name));
    }
    const denied = await ctx.consent(authorizationUrl, 'deny');
    ctx.expectEqual('the error', denied.searchParams.get('error'), 'access_denied');

    const code = { authorizationCode: ctx.uuid(), state };
    const unknown = await me.expectError(400, 'connectCalendar', { body: code });
    ctx.expectEqual('an unknown code', unknown.code, 'calendarCodeInvalid');
    const own = await obtainCode(ctx, me);
    const strange = { ...own, state: ctx.uuid() };
    const stateless = await me.expectError(400, 'connectCalendar', { body: strange });
    ctx.expectEqual('an unknown state', stateless.code, 'calendarStateUnknown');
    const theirs = await other.expectError(400, 'connectCalendar', { body: own });
    ctx.expectEqual('another person’s state', theirs.code, 'calendarStateUnknown');
    const mixed = { ...own, state: again.state };
    const verifier = await me.expectError(400, 'connectCalendar', { body: mixed });
    ctx.expectEqual('another verifier', verifier.code, 'calendarCodeInvalid');
    const replayed = await obtainCode(ctx, me, { nonce: ctx.uuid() });
    const nonce = await me.expectError(400, 'connectCalendar', { body: replayed });
    ctx.expectEqual('another nonce', nonce.code, 'calendarNonceWrong');
    ctx.expectEqual('whether that connects', await isConnected(me), false);

    await me.request('connectCalendar', { body: own });
    const used = await me.expectError(400, 'connectCalendar', { body: own });
    ctx.expectEqual('a used code', used.code, 'calendarCodeInvalid');
    const { calendarConnection } = await me.request('getCalendarConnection');
    ctx.expectEqual('the granted scopes', calendarConnection.scopes, scopes);
    ctx.expectEqual('the other person’s', await isConnected(other), others);
    await setConnected(ctx, me, before);
  },
});
