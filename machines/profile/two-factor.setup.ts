import { assign, emit, setup } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../validation/field-errors.ts';
import {
  copyCodes,
  disableTwoFactor,
  getRecoveryCodes,
  getTwoFactorConfig,
  getTwoFactorStatus,
  renewRecoveryCodes,
  verifyTwoFactor,
} from './two-factor.actors.ts';
import {
  emptyForm,
  validateDisabling,
  validateVerification,
  type TwoFactorField,
  type TwoFactorForm,
} from './two-factor.form.ts';

type Result = Schema<'TwoFactorResult'>;

export interface TwoFactorInput {
  /** Copies a text to the clipboard; rejects when the page lacks permission. */
  copy: (text: string) => Promise<void>;
}

/**
 * The notice on the current view: it is set up, it is turned off, the key has expired and was
 * replaced, the codes did not load, the codes require another code first, or there are new codes.
 */
export type TwoFactorNotice =
  | 'setUp'
  | 'turnedOff'
  | 'newKey'
  | 'codesFailed'
  | 'verifyAgain'
  | 'codesRenewed';

/** The view warns at this many remaining recovery codes or fewer. */
const fewCodes = 3;

export interface TwoFactorContext extends TwoFactorInput {
  status: Schema<'TwoFactorStatus'> | null;
  /** Why the service is unavailable, where that is known. */
  cause: Cause | null;
  config: Schema<'TwoFactorConfig'> | null;
  form: TwoFactorForm;
  errors: FieldErrors<TwoFactorField>;
  /**
   * The fields that the server rejected: 'Password is incorrect', 'Authentication code is
   * incorrect'.
   */
  incorrect: readonly TwoFactorField[];
  /** The server's message while it blocks further tries. */
  rejection: string;
  notice: TwoFactorNotice | null;
  codes: readonly string[];
  /** The codes were copied, downloaded or printed. */
  areCodesSaved: boolean;
}

export type TwoFactorEvent =
  | { type: 'OPEN' }
  | { type: 'ENABLE' }
  | { type: 'form.changed'; change: Partial<TwoFactorForm> }
  | { type: 'VERIFY' }
  | { type: 'CANCEL' }
  | { type: 'codes.requested' }
  | { type: 'COPY' }
  | { type: 'codes.store' }
  | { type: 'PROCEED' }
  | { type: 'MANAGE' }
  | { type: 'renewal.open' }
  | { type: 'codes.renew' }
  | { type: 'DISABLE' }
  | { type: 'BACK' }
  | { type: 'YES' }
  | { type: 'NO' };

interface Failure {
  error: unknown;
}

const isConflict = ({ error }: Failure) => toProblem(error).kind === 'conflict';

/** Whether the remaining codes should be replaced before the last one is used. */
export const areCodesFew = ({ status }: Pick<TwoFactorContext, 'status'>): boolean =>
  status !== null && status.isTwoFactorAuthEnabled && status.recoveryCodesLeft <= fewCodes;

/** Types, guards and actions of the two-factor authentication machine. */
export const twoFactorSetup = setup({
  types: {
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    input: {} as TwoFactorInput,
    emitted: {} as { type: 'errors.found' },
    tags: {} as 'busy' | 'codesAtRisk',
  },
  actors: {
    getTwoFactorStatus,
    getTwoFactorConfig,
    verifyTwoFactor,
    getRecoveryCodes,
    renewRecoveryCodes,
    disableTwoFactor,
    copyCodes,
  },
  guards: {
    isStatusEnabled: (_, { isTwoFactorAuthEnabled }: Schema<'TwoFactorStatus'>) =>
      isTwoFactorAuthEnabled,
    isEnabled: ({ context }) => context.status?.isTwoFactorAuthEnabled ?? false,
    // Expected rejections: it is on already, or the key has expired.
    isConflict: (_, params: Failure) => isConflict(params),
    isVerifiable: ({ context }) => isValid(validateVerification(context.form)),
    areBothWrong: (_, result: Result) => !result.isPassWordVerified && !result.isAuthCodeVerified,
    isPasswordWrong: (_, result: Result) => !result.isPassWordVerified,
    isCodeWrong: (_, result: Result) => !result.isAuthCodeVerified,
    mayFetchCodes: ({ context }) => context.notice === 'codesFailed',
    // The state is the same; the notice after it differs.
    isRenewed: ({ context }) => context.notice === 'codesRenewed',
    canBeDisabled: ({ context }) => isValid(validateDisabling(context.form)),
  },
  actions: {
    change: assign({
      form: ({ context }, { change }: { change: Partial<TwoFactorForm> }) => ({
        ...context.form,
        ...change,
      }),
      errors: ({ context }, { change }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      incorrect: ({ context }, { change }) =>
        context.incorrect.filter((field) => !(field in change)),
    }),
    checkVerification: assign({ errors: ({ context }) => validateVerification(context.form) }),
    checkDisabling: assign({ errors: ({ context }) => validateDisabling(context.form) }),
    emitErrors: emit({ type: 'errors.found' }),
    clearErrors: assign({ errors: {}, incorrect: [], rejection: '' }),
    clearForm: assign({ form: emptyForm, errors: {}, incorrect: [], rejection: '' }),
    clearKey: assign({ config: null }),
    clearCode: assign({ form: ({ context }) => ({ ...context.form, verificationCode: '' }) }),
    markIncorrect: assign({
      incorrect: (_, { fields }: { fields: readonly TwoFactorField[] }) => fields,
    }),
    // The shell reports every failure; only messages about the form are stored here.
    storeRejection: assign({
      errors: (_, { error }: Failure) => toFieldErrors(toProblem(error)),
      rejection: (_, { error }: Failure) => {
        const { kind, message } = toProblem(error);
        return kind === 'tooManyTries' ? message : '';
      },
    }),
    storeStatus: assign({ status: (_, status: Schema<'TwoFactorStatus'>) => status }),
    clearStatus: assign({ status: null }),
    note: assign({ notice: (_, { notice }: { notice: TwoFactorNotice | null }) => notice }),
    noteMissingCodes: assign({
      notice: (_, failure: Failure) => (isConflict(failure) ? 'verifyAgain' : 'codesFailed'),
    }),
    storeCodes: assign({
      codes: (_, { codes }: { codes: readonly string[] }) => codes,
      areCodesSaved: false,
      status: ({ context: { status } }, { codes }) =>
        status && { ...status, recoveryCodesLeft: codes.length },
    }),
    clearCodes: assign({ codes: [], areCodesSaved: false }),
    markCodesSaved: assign({ areCodesSaved: true }),
  },
  /** How long the tooltip of the copied codes shows. Source: PROF-052. */
  delays: { copiedTip: 2000 },
});
