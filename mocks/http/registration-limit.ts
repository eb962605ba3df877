import type { Clock } from '../clock.ts';
import { triesMessages } from '../common/profile/tries.messages.ts';
import { createTryLimit } from '../common/try-limit.ts';
import { HttpError } from '../core/requests/http-error.ts';
import { toErrorResponse } from '../core/requests/error-response.ts';
import { getMessageLocale } from '../core/requests/message-locale.ts';
import { getIpAddress, type Answering } from './listener.ts';

/**
 * Maximum registrations of one IP address per minute. No one needs so many; the conformance kit
 * makes 60. Each costs a password hash, and a rejected one reveals whether an e-mail address is
 * known.
 */
const max = 200;

/** Limits the registrations of an IP address per minute; responds with 429 above the limit. */
export function withRegistrationLimit(respond: Answering, clock: Clock): Answering {
  const limit = createTryLimit({ clock, max, pause: 60, startsAgain: true });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || pathname !== '/api/UserRegistration') return respond(request);
    const ipAddress = getIpAddress(request);
    const seconds = limit.remaining(ipAddress);
    if (seconds > 0) return tooMany(request, seconds);
    limit.add(ipAddress);
    const response = await respond(request);
    // Input that is rejected before any lookup reveals nothing, and costs little.
    if (response.status === 400 || response.status === 415) limit.takeBack(ipAddress);
    return response;
  };
}

const tooMany = (request: Request, seconds: number): Promise<Response> =>
  toErrorResponse(new HttpError(429, [{ key: 'tooManyTries', values: { seconds } }], {}, seconds), {
    ...getMessageLocale(request.headers.get('Accept-Language')),
    own: async () => triesMessages,
  });
