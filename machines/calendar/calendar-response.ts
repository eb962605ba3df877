/** What a calendar provider added to the address on the return to the app. */
export interface ProviderResponse {
  code: string;
  state: string;
  /** The error code of OAuth 2.0; empty for none. */
  error: string;
  /** The state that this tab has started with; null if it has started none. */
  startedState: string | null;
}

/** Why a response connects nothing. */
export type ResponseProblem = 'denied' | 'providerDown' | 'stateWrong' | 'notConnected';

const outages: ReadonlySet<string> = new Set(['temporarily_unavailable', 'server_error']);

/**
 * Why a response connects nothing; null for one with a code. A state that this tab has not started
 * with may come from someone else, who would connect their own calendar to this person.
 */
export function findResponseProblem({
  code,
  state,
  error,
  startedState,
}: ProviderResponse): ResponseProblem | null {
  if (state === '' || state !== startedState) return 'stateWrong';
  if (error === 'access_denied') return 'denied';
  if (outages.has(error)) return 'providerDown';
  return error !== '' || code === '' ? 'notConnected' : null;
}

/** Whether a provider's address may be opened: nothing that would run a script. */
export const isOpenable = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
