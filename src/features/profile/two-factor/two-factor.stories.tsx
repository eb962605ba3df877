import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { TOTP } from 'otpauth';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { twoFactorMachine, type TwoFactorContext } from '#machines/profile/two-factor.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { TwoFactorScreen } from './two-factor.screen.tsx';

const copy = async () => undefined;
const input = { copy };
const off = {
  isTwoFactorAuthEnabled: false,
  twoFactorAuthEnabledOn: null,
  twoFactorAuthEnabledOnAsString: '',
  recoveryCodesLeft: 0,
};
const on = {
  isTwoFactorAuthEnabled: true,
  twoFactorAuthEnabledOn: '2026-01-10T00:00:00.000Z',
  twoFactorAuthEnabledOnAsString: '10/01/2026',
  recoveryCodesLeft: 8,
};

/** A small QR code like that of the server: white background, dark modules. */
const qrCode = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 5h1v1H7zM6 6h1v1H6zM5 7h1v1H5zM7 7h1v1H7z"/></svg>',
)}`;
const config = {
  qrCode,
  email: 'ben@demo.test',
  securityKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const codes = [
  '7K2M-9QXA-4TBW-E5ZD',
  'H3VN-R8CJ-1PGY-6SFM',
  'QX4T-0BWE-5ZD7-K2M9',
  'CJ1P-GY6S-FMH3-VNR8',
  'W5ZD-7K2M-9QXA-4TBE',
  '8CJ1-PGY6-SFMH-3VNR',
  'A4TB-WE5Z-D7K2-M9QX',
  'Y6SF-MH3V-NR8C-J1PG',
  'Z7K2-M9QX-A4TB-WE5D',
  'GY6S-FMH3-VNR8-CJ1P',
];
const typed = { passWord: 'demo', verificationCode: '287082', password: '' };
const verifying = { status: off, config, form: typed };
const managing = { status: on, form: { ...typed, password: 'demo' } };

const meta = {
  title: 'Flows/Profile/Two Factor',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <TwoFactorScreen
      actor={frozenActor(twoFactorMachine, { state: parameters['state'], input, context })}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<TwoFactorContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'two-factor', state: 'idle' } };

export const Checking: Story = { parameters: { flow: 'two-factor', state: 'checking' } };

export const Unavailable: Story = { parameters: { flow: 'two-factor', state: 'unavailable' } };

export const Disabled: Story = {
  parameters: { flow: 'two-factor', state: 'disabled' },
  args: { context: { status: off } },
};

export const TurnedOff: Story = {
  parameters: { flow: 'two-factor', state: 'disabled' },
  args: { context: { status: off, notice: 'turnedOff' } },
};

export const FetchingConfig: Story = {
  parameters: { flow: 'two-factor', state: 'fetchingConfig' },
  args: { context: { status: off } },
};

export const Verify: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: { context: { status: off, config } },
};

export const BothIncorrect: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: { context: { ...verifying, incorrect: ['passWord', 'verificationCode'] } },
};

export const NewKey: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: { context: { ...verifying, notice: 'newKey' } },
};

export const TooManyTries: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: {
    context: { ...verifying, rejection: 'Too many attempts. Try again in 60 seconds.' },
  },
};

export const CodesFailed: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: { context: { ...verifying, status: on, notice: 'codesFailed' } },
};

export const VerifyAgain: Story = {
  parameters: { flow: 'two-factor', state: 'verify' },
  args: { context: { ...verifying, status: on, notice: 'verifyAgain' } },
};

export const Verifying: Story = {
  parameters: { flow: 'two-factor', state: 'verifying' },
  args: { context: verifying },
};

export const FetchingCodes: Story = {
  parameters: { flow: 'two-factor', state: 'fetchingCodes' },
  args: { context: { ...verifying, status: on } },
};

export const RecoveryCodes: Story = {
  parameters: { flow: 'two-factor', state: 'recoveryCodes.shown' },
  args: { context: { status: on, config, codes } },
};

export const Copying: Story = {
  parameters: { flow: 'two-factor', state: 'recoveryCodes.copying' },
  args: { context: { status: on, config, codes } },
};

export const Copied: Story = {
  parameters: { flow: 'two-factor', state: 'recoveryCodes.copied' },
  args: { context: { status: on, config, codes, areCodesSaved: true } },
};

export const CopyFailed: Story = {
  parameters: { flow: 'two-factor', state: 'recoveryCodes.copyFailed' },
  args: { context: { status: on, config, codes } },
};

export const Enabled: Story = {
  parameters: { flow: 'two-factor', state: 'enabled' },
  args: { context: { status: on } },
};

export const SetUp: Story = {
  parameters: { flow: 'two-factor', state: 'enabled' },
  args: { context: { status: on, notice: 'setUp' } },
};

export const FewCodes: Story = {
  parameters: { flow: 'two-factor', state: 'enabled' },
  args: { context: { status: { ...on, recoveryCodesLeft: 1 } } },
};

export const NoCodes: Story = {
  parameters: { flow: 'two-factor', state: 'enabled' },
  args: { context: { status: { ...on, recoveryCodesLeft: 0 } } },
};

export const CodesRenewed: Story = {
  parameters: { flow: 'two-factor', state: 'enabled' },
  args: { context: { status: { ...on, recoveryCodesLeft: 10 }, notice: 'codesRenewed' } },
};

export const Renewal: Story = {
  parameters: { flow: 'two-factor', state: 'renewal' },
  args: { context: { status: on } },
};

export const RenewalIncorrect: Story = {
  parameters: { flow: 'two-factor', state: 'renewal' },
  args: { context: { status: on, form: typed, incorrect: ['verificationCode'] } },
};

export const Renewing: Story = {
  parameters: { flow: 'two-factor', state: 'renewing' },
  args: { context: { status: on, form: typed } },
};

export const Manage: Story = {
  parameters: { flow: 'two-factor', state: 'manage' },
  args: { context: { status: on } },
};

export const ManageIncorrect: Story = {
  parameters: { flow: 'two-factor', state: 'manage' },
  args: { context: { ...managing, incorrect: ['password'] } },
};

export const ConfirmDisable: Story = {
  parameters: { flow: 'two-factor', state: 'confirmDisable' },
  args: { context: managing },
};

export const Disabling: Story = {
  parameters: { flow: 'two-factor', state: 'disabling' },
  args: { context: managing },
};

/** Leo turns it off, after a wrong password, and on again with a code from his app. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'two-factor' },
  loaders: [loadWorld('leo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock, problems }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Two Factor Authentication' }));
    await expect(await canvas.findByText('Enabled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    const current = canvas.getByLabelText('Current password');
    await userEvent.type(current, 'guess');
    const disable = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
      const sure = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
      await userEvent.click(within(sure).getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await disable();
    await expect(await canvas.findByText('Password is incorrect')).toBeVisible();
    await userEvent.clear(current);
    await userEvent.type(current, 'demo');
    await disable();
    await expect(await canvas.findByText('2FA has been disabled for your account.')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    const key = (await canvas.findByLabelText('Security key')).textContent;
    const token = new TOTP({ secret: key.replaceAll(' ', '') }).generate({
      timestamp: clock.now(),
    });
    const password = canvas.getByLabelText(/^Password/);
    const code = canvas.getByLabelText(/^Verification code/);
    await userEvent.type(password, 'guess');
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('Password is incorrect')).toBeVisible();
    await expect(canvas.getByText('Authentication code is incorrect')).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.clear(password);
    await userEvent.type(password, 'demo');
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste(`${token.slice(0, 3)} ${token.slice(3)}`);
    await expect(code).toHaveValue(token);
    await userEvent.keyboard('{Enter}');

    const list = await canvas.findByRole('list', { name: 'Your recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Codes' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    clock.advance(2000);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(await canvas.findByText(/^You have setup 2FA for your account/)).toBeVisible();
    await expect(canvas.getByText('Since 04/03/2026')).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** Leo has few recovery codes left, and creates new ones with the second to last. */
export const InteractionNewCodes: Story = {
  ...Interaction,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Two Factor Authentication' }));
    await expect(await canvas.findByText(/^You have only 3 recovery codes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'demo');
    const code = canvas.getByLabelText(/^Verification code/);
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('Authentication code is incorrect')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, 'leos-demo-code-0001{Enter}');
    const list = await canvas.findByRole('list', { name: 'Your recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(await canvas.findByText('10 recovery codes left')).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};

/** The status fails to load: a static image, and a retry. */
export const InteractionUnavailable: Story = {
  ...Interaction,
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-error');
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const open = () =>
      userEvent.click(canvas.getByRole('button', { name: 'Two Factor Authentication' }));
    await open();
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await open();
    await expect(await canvas.findByText('Enabled')).toBeVisible();
  }),
};

/** As in the app: each retry starts a new actor. */
function Live() {
  const [attempt, setAttempt] = useState(0);
  return <Tab key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Tab({ onRetry }: { onRetry: () => void }) {
  const actor = useStoryActor(twoFactorMachine, { input });
  const isIdle = useSelector(actor, (state) => state.matches('idle'));
  // The menu item of the Profile page opens the tab.
  if (isIdle) {
    return <Button onPress={() => actor.send({ type: 'OPEN' })}>Two Factor Authentication</Button>;
  }
  return <TwoFactorScreen actor={actor} onRetry={onRetry} />;
}
