import type { Schema as JsonSchema } from '@cfworker/json-schema';
import { TOTP } from 'otpauth';
import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import openapi from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hour, minute, second, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { validateDisabling, validateVerification } from './two-factor.form.ts';
import { testModel } from './two-factor.test-model.ts';
import { areCodesFew, twoFactorMachine } from './two-factor.machine.ts';

testPaths(testModel);

const { TwoFactorInput, TwoFactorDisabling } = openapi.components.schemas;

describe('verifying two-factor authentication', () => {
  testLimits({
    schema: TwoFactorInput as JsonSchema & typeof TwoFactorInput,
    example: { passWord: 'demo', verificationCode: '287082' },
    check: validateVerification,
  });
});

describe('disabling two-factor authentication', () => {
  testLimits({
    schema: TwoFactorDisabling as JsonSchema & typeof TwoFactorDisabling,
    example: { password: 'demo' },
    check: validateDisabling,
  });
});

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T10:00:00.000Z');
  server = await createNodeServer({ clock: timeline });
});

/** The open tab of a demo person, once the status is loaded. */
async function openTab(personId: string, copy: (text: string) => Promise<void> = async () => {}) {
  const observed = connectAs(server, personId, 'aster');
  const actor = createActor(twoFactorMachine, { input: { copy }, clock: timeline.waits }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const send = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settled();
  };
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'OPEN' });
  expect(actor.getSnapshot().value).toBe('checking');
  await settled();
  const code = () => {
    const secret = actor.getSnapshot().context.config?.securityKey ?? '';
    return new TOTP({ secret }).generate({ timestamp: timeline.now() });
  };
  const verify = (passWord: string, verificationCode: string) => {
    actor.send({ type: 'form.changed', change: { passWord, verificationCode } });
    return send({ type: 'VERIFY' });
  };
  const disable = async (password: string) => {
    await send({ type: 'MANAGE' });
    actor.send({ type: 'form.changed', change: { password } });
    await send({ type: 'DISABLE' });
    return send({ type: 'YES' });
  };
  return { actor, observed, send, code, verify, disable };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Ben's tab in the verify view. */
async function startActor(copy?: (text: string) => Promise<void>): Promise<Tab> {
  const tab = await openTab('ben', copy);
  await tab.send({ type: 'ENABLE' });
  expect(tab.actor.getSnapshot().value).toBe('verify');
  return tab;
}

describe('the two-factor status', () => {
  it('the status “enabled” leads to the enabled state, with the date', async () => {
    const { actor, observed } = await openTab('leo');
    expect(actor.getSnapshot().value).toBe('enabled');
    expect(actor.getSnapshot().context.status?.twoFactorAuthEnabledOnAsString).toBe('03/01/2026');
    expect(observed.calls).toEqual(['GET /aster/tenantuser/2FA-status']);
  });

  it('the status “disabled” leads to the disabled state', async () => {
    expect((await openTab('ben')).actor.getSnapshot().value).toBe('disabled');
  });

  it('a status that fails to load leads to the unavailable state, which is final', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'getTwoFactorStatus', status: 500 });
    const { actor } = await openTab('ben');
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });
});

describe('enabling two-factor authentication', () => {
  it('Enable fetches the configuration, with a success message, and shows the QR code and key', async () => {
    const { actor, observed } = await startActor();
    expect(observed.calls.at(-1)).toBe('GET /aster/tenantuser/2FA-config');
    expect(observed.messages).toEqual(['Scan the QR code with your authenticator app.']);
    expect(actor.getSnapshot().context.config).toEqual({
      qrCode: expect.stringMatching(/^data:image\//),
      email: 'ben@demo.test',
      securityKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
  });

  it('Enable leads to the unavailable state when the configuration fails to load', async () => {
    const { actor, send } = await openTab('ben');
    server.setScenario({ ...healthyNetwork, operation: 'getTwoFactorConfig', status: 503 });
    await send({ type: 'ENABLE' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('Enable detects that two-factor authentication was enabled in another tab', async () => {
    const first = await openTab('ben');
    const other = await startActor();
    await other.verify('demo', other.code());
    await first.send({ type: 'ENABLE' });
    expect(first.actor.getSnapshot().value).toBe('enabled');
  });

  it('enabling can be cancelled', async () => {
    const { actor, send } = await startActor();
    actor.send({ type: 'form.changed', change: { passWord: 'demo' } });
    await send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('disabled');
    expect(actor.getSnapshot().context).toMatchObject({ config: null, form: { passWord: '' } });
  });
});

describe('the verification form', () => {
  it('the verification form requires password and verification code', async () => {
    const { actor, observed, verify } = await startActor();
    const calls = observed.calls.length;
    await verify('', ' ');
    expect(actor.getSnapshot().value).toBe('verify');
    expect(actor.getSnapshot().context.errors).toEqual({
      passWord: { rule: 'required' },
      verificationCode: { rule: 'required' },
    });
    expect(observed.calls).toHaveLength(calls);
  });

  it.each([
    ['both wrong: both errors', 'guess', '000000', ['passWord', 'verificationCode']],
    ['only the password wrong: the password error', 'guess', null, ['passWord']],
    ['only the code wrong: the code error', 'demo', '000000', ['verificationCode']],
  ])(
    'the verification form shows the matching errors: %s',
    async (_case, passWord, wrongCode, incorrect) => {
      const { actor, observed, code, verify } = await startActor();
      let found = 0;
      actor.on('errors.found', () => (found += 1));
      const verificationCode = wrongCode ?? code();
      await verify(passWord, verificationCode);
      const { value, context } = actor.getSnapshot();
      expect(value).toBe('verify');
      expect(context.incorrect).toEqual(incorrect);
      expect(context.form).toMatchObject({ passWord, verificationCode });
      expect(found).toBe(1);
      expect(observed.bodies.at(-1)).toEqual({ passWord, verificationCode });
    },
  );

  it('the verification form clears an error when its field is typed in again', async () => {
    const { actor, verify } = await startActor();
    await verify('guess', '000000');
    actor.send({ type: 'form.changed', change: { passWord: 'demo' } });
    expect(actor.getSnapshot().context.incorrect).toEqual(['verificationCode']);
  });

  it('a correct password and code clear the errors, fetch the recovery codes and show them', async () => {
    const { actor, observed, code, verify } = await startActor();
    await verify('guess', '000000');
    await verify('demo', code());
    const { context } = actor.getSnapshot();
    expect(actor.getSnapshot().matches({ recoveryCodes: 'shown' })).toBe(true);
    expect(context).toMatchObject({ errors: {}, incorrect: [], form: { passWord: '' } });
    expect(context.codes).toHaveLength(10);
    expect(observed.calls.at(-1)).toBe('GET /aster/tenantuser/2FA-recovery-codes');
  });

  it.each([
    ['is answered 500', { status: 500 as const }],
    ['finds no network', { isOffline: true }],
    ['is answered in fragments', { isMalformed: true }],
  ])('a request that %s returns to the verify view, and the input stays', async (_case, bad) => {
    const { actor, observed, code, verify } = await startActor();
    server.setScenario({ ...healthyNetwork, operation: 'verifyTwoFactor', ...bad });
    const typed = code();
    await verify('demo', typed);
    expect(actor.getSnapshot().value).toBe('verify');
    expect(actor.getSnapshot().context.form).toMatchObject({
      passWord: 'demo',
      verificationCode: typed,
    });
    expect(observed.problems.map(({ id }) => id)).toEqual(['verifyTwoFactor']);
  });

  it('a key that is older than an hour is replaced by a new one', async () => {
    const { actor, code, verify } = await startActor();
    const before = actor.getSnapshot().context.config?.securityKey;
    timeline.advance(hour);
    await verify('demo', code());
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(['verify', 'newKey']);
    expect(context.config?.securityKey).not.toBe(before);
    expect(context.form).toMatchObject({ passWord: 'demo', verificationCode: '' });
    await verify('demo', code());
    expect(actor.getSnapshot().matches('recoveryCodes')).toBe(true);
  });

  it('a correct code has to wait a minute after five wrong ones, and nothing is lost', async () => {
    const { actor, code, verify } = await startActor();
    for (let tried = 0; tried < 5; tried += 1) await verify('demo', '000000');
    await verify('demo', code());
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('verify');
    expect(context.rejection).toBe('Too many attempts. Try again in 60 seconds.');
    expect(context.form).toMatchObject({ passWord: 'demo', verificationCode: code() });
    timeline.advance(minute);
    await verify('demo', code());
    expect(actor.getSnapshot().matches('recoveryCodes')).toBe(true);
    expect(actor.getSnapshot().context.rejection).toBe('');
  });
});

describe('recovery codes that fail to load', () => {
  async function withoutCodes(): Promise<Tab> {
    const tab = await startActor();
    server.setScenario({ ...healthyNetwork, operation: 'getRecoveryCodes', status: 500 });
    await tab.verify('demo', tab.code());
    server.setScenario(healthyNetwork);
    expect(tab.actor.getSnapshot().value).toBe('verify');
    expect(tab.actor.getSnapshot().context).toMatchObject({
      notice: 'codesFailed',
      form: { passWord: 'demo', verificationCode: '' },
    });
    return tab;
  }

  it('recovery codes can be fetched again without another code', async () => {
    const { actor, send } = await withoutCodes();
    await send({ type: 'codes.requested' });
    expect(actor.getSnapshot().context.codes).toHaveLength(10);
  });

  it('recovery codes require another code after ten minutes, and a used code is rejected', async () => {
    const { actor, send, code, verify } = await withoutCodes();
    const used = code();
    timeline.advance(10 * minute);
    await send({ type: 'codes.requested' });
    expect(actor.getSnapshot().context.notice).toBe('verifyAgain');
    expect(actor.getSnapshot().can({ type: 'codes.requested' })).toBe(false);
    await verify('demo', used);
    expect(actor.getSnapshot().context.incorrect).toEqual(['verificationCode']);
    await verify('demo', code());
    expect(actor.getSnapshot().matches('recoveryCodes')).toBe(true);
  });

  it('two-factor authentication stays enabled without its recovery codes: Cancel leads to the enabled state', async () => {
    const { actor, send } = await withoutCodes();
    await send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('enabled');
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it('recovery codes cannot be fetched with a code that has just been used', async () => {
    const tab = await withoutCodes();
    await tab.verify('demo', tab.code());
    expect(tab.actor.getSnapshot().context.incorrect).toEqual(['verificationCode']);
  });

  it('fetching recovery codes starts again when two-factor authentication was disabled in another tab', async () => {
    const tab = await withoutCodes();
    const other = await openTab('ben');
    await other.disable('demo');
    await tab.verify('demo', tab.code());
    expect(tab.actor.getSnapshot().context.notice).toBe('newKey');
    await tab.send({ type: 'CANCEL' });
    expect(tab.actor.getSnapshot().value).toBe('disabled');
  });
});

describe('the recovery codes', () => {
  it('recovery codes are copied line by line, and a tooltip confirms it for two seconds', async () => {
    const copied: string[] = [];
    const { actor, send, code, verify } = await startActor(async (text) => void copied.push(text));
    await verify('demo', code());
    await send({ type: 'COPY' });
    await waitFor(actor, (snapshot) => snapshot.matches({ recoveryCodes: 'copied' }));
    expect(copied).toEqual([actor.getSnapshot().context.codes.join('\n')]);
    expect(actor.getSnapshot().context.areCodesSaved).toBe(true);
    timeline.advance(1.9 * second);
    expect(actor.getSnapshot().matches({ recoveryCodes: 'copied' })).toBe(true);
    timeline.advance(0.1 * second);
    expect(actor.getSnapshot().matches({ recoveryCodes: 'shown' })).toBe(true);
  });

  it('recovery codes that the browser does not copy are not reported as copied', async () => {
    const reject = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    const { actor, send, code, verify } = await startActor(reject);
    await verify('demo', code());
    await send({ type: 'COPY' });
    await waitFor(actor, (snapshot) => snapshot.matches({ recoveryCodes: 'copyFailed' }));
    expect(actor.getSnapshot().context.areCodesSaved).toBe(false);
    actor.send({ type: 'codes.store' });
    expect(actor.getSnapshot().context.areCodesSaved).toBe(true);
  });

  it('Proceed leads to the enabled state with a success alert, whether the codes were stored or not', async () => {
    const { actor, send, code, verify } = await startActor();
    await verify('demo', code());
    await send({ type: 'PROCEED' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(['enabled', 'setUp']);
    expect(context.status?.twoFactorAuthEnabledOnAsString).toBe('04/03/2026');
    expect(context.codes).toEqual([]);
  });
});

describe('new recovery codes', () => {
  const codeOfLeo = () =>
    new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate({ timestamp: timeline.now() });

  /** Leo's tab, in the step that creates new codes. */
  async function renewal() {
    const tab = await openTab('leo');
    await tab.send({ type: 'renewal.open' });
    expect(tab.actor.getSnapshot().value).toBe('renewal');
    const renew = (passWord: string, verificationCode: string) => {
      tab.actor.send({ type: 'form.changed', change: { passWord, verificationCode } });
      return tab.send({ type: 'codes.renew' });
    };
    return { ...tab, renew };
  }

  it('the enabled state offers new codes, and shows how many are left and whether they are few', async () => {
    const { context } = (await openTab('leo')).actor.getSnapshot();
    expect(context.status?.recoveryCodesLeft).toBe(3);
    expect(areCodesFew(context)).toBe(true);
    expect(areCodesFew((await openTab('ben')).actor.getSnapshot().context)).toBe(false);
  });

  it('new recovery codes require password and code, and the form can be cancelled', async () => {
    const { actor, observed, send, renew } = await renewal();
    await renew('', ' ');
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual([
      'passWord',
      'verificationCode',
    ]);
    await send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('enabled');
    expect(actor.getSnapshot().context.errors).toEqual({});
    expect(observed.calls).toHaveLength(1);
  });

  it.each([
    ['both wrong', 'guess', '000000', ['passWord', 'verificationCode']],
    ['the password wrong', 'guess', null, ['passWord']],
    ['the code wrong', 'demo', '000000', ['verificationCode']],
  ])(
    'new recovery codes with %s show the error and keep the input',
    async (_case, passWord, wrong, incorrect) => {
      const { actor, renew } = await renewal();
      const verificationCode = wrong ?? codeOfLeo();
      await renew(passWord, verificationCode);
      expect(actor.getSnapshot().value).toBe('renewal');
      expect(actor.getSnapshot().context).toMatchObject({
        incorrect,
        form: { passWord, verificationCode },
      });
    },
  );

  it('new recovery codes are shown, replace the previous ones, and are counted', async () => {
    const { actor, observed, send, renew } = await renewal();
    await renew('demo', codeOfLeo());
    expect(actor.getSnapshot().matches({ recoveryCodes: 'shown' })).toBe(true);
    expect(actor.getSnapshot().context.codes).toHaveLength(10);
    expect(observed.calls.at(-1)).toBe('POST /aster/tenantuser/2FA-recovery-codes');
    await send({ type: 'PROCEED' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(['enabled', 'codesRenewed']);
    expect(context.status?.recoveryCodesLeft).toBe(10);
    expect(areCodesFew(context)).toBe(false);
    expect(context.codes).toEqual([]);
  });

  it('a recovery code is accepted instead of the app’s code', async () => {
    const { actor, renew } = await renewal();
    await renew('demo', 'LEOS-DEMO-CODE-0001');
    expect(actor.getSnapshot().matches('recoveryCodes')).toBe(true);
  });

  it('the form for new recovery codes shows how long to wait after five wrong codes', async () => {
    const { actor, renew } = await renewal();
    for (let tried = 0; tried < 6; tried += 1) await renew('demo', '000000');
    expect(actor.getSnapshot().value).toBe('renewal');
    expect(actor.getSnapshot().context.rejection).toBe(
      'Too many attempts. Try again in 60 seconds.',
    );
  });

  it('the form for new recovery codes detects that two-factor authentication was disabled in another tab', async () => {
    const { actor, renew } = await renewal();
    const other = await openTab('leo');
    await other.disable('demo');
    await renew('demo', codeOfLeo());
    expect(actor.getSnapshot().value).toBe('disabled');
  });

  it('the form for new recovery codes keeps the input when the request fails', async () => {
    const { actor, renew } = await renewal();
    server.setScenario({ ...healthyNetwork, operation: 'renewRecoveryCodes', status: 500 });
    await renew('demo', codeOfLeo());
    expect(actor.getSnapshot().value).toBe('renewal');
    expect(actor.getSnapshot().context.form.passWord).toBe('demo');
  });
});

describe('managing two-factor authentication', () => {
  it('Manage requires the current password, and can be cancelled', async () => {
    const { actor, observed, send } = await openTab('leo');
    await send({ type: 'MANAGE' });
    await send({ type: 'DISABLE' });
    expect(actor.getSnapshot().value).toBe('manage');
    expect(actor.getSnapshot().context.errors).toEqual({ password: { rule: 'required' } });
    await send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toBe('enabled');
    expect(actor.getSnapshot().context.errors).toEqual({});
    expect(observed.calls).toHaveLength(1);
  });

  it('Manage prompts “Are you sure?” before calling the server, and No returns', async () => {
    const { actor, observed, send } = await openTab('leo');
    await send({ type: 'MANAGE' });
    actor.send({ type: 'form.changed', change: { password: 'demo' } });
    await send({ type: 'DISABLE' });
    expect(actor.getSnapshot().value).toBe('confirmDisable');
    await send({ type: 'NO' });
    expect(actor.getSnapshot().value).toBe('manage');
    expect(actor.getSnapshot().context.form.password).toBe('demo');
    expect(observed.calls).toHaveLength(1);
  });

  it('a wrong password shows the password error and stays in the form', async () => {
    const { actor, disable } = await openTab('leo');
    await disable('guess');
    expect(actor.getSnapshot().value).toBe('manage');
    expect(actor.getSnapshot().context).toMatchObject({
      incorrect: ['password'],
      form: { password: 'guess' },
      status: { isTwoFactorAuthEnabled: true },
    });
  });

  it('disabling leads to the disabled state with an info alert', async () => {
    const { actor, observed, disable } = await openTab('leo');
    await disable('demo');
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(['disabled', 'turnedOff']);
    expect(context.form.password).toBe('');
    expect(observed.calls.at(-1)).toBe('POST /aster/tenantuser/2FA-disable');
    expect(observed.bodies.at(-1)).toEqual({ password: 'demo' });
  });

  it.each([
    ['500', { status: 500 as const }],
    ['no network', { isOffline: true }],
  ])('a request error (%s) returns to the previous view with the password', async (_case, bad) => {
    const { actor, disable } = await openTab('leo');
    server.setScenario({ ...healthyNetwork, operation: 'disableTwoFactor', ...bad });
    await disable('demo');
    expect(actor.getSnapshot().value).toBe('manage');
    expect(actor.getSnapshot().context.form.password).toBe('demo');
  });

  it('Manage shows how long to wait after five wrong passwords', async () => {
    const { actor, send } = await openTab('leo');
    await send({ type: 'MANAGE' });
    for (let tried = 0; tried < 6; tried += 1) {
      actor.send({ type: 'form.changed', change: { password: 'guess' } });
      await send({ type: 'DISABLE' });
      await send({ type: 'YES' });
    }
    expect(actor.getSnapshot().value).toBe('manage');
    expect(actor.getSnapshot().context.rejection).toBe(
      'Too many attempts. Try again in 60 seconds.',
    );
  });
});
