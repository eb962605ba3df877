/**
 * One-time codes and the QR code of their key: the libraries are loaded when somebody sets up or
 * verifies two-factor authentication. Source: RFC 6238.
 */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { toBase64 } from '../../core/base64.ts';

/** Seconds that a code is shown. */
const period = 30;

/** A new key in base32, of 160 random bits (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The QR code that an authenticator app scans, as a data URL. */
export function qrCodeOf(secret: string, email: string): string {
  const address = new TOTP({ issuer: 'Atrium', label: email, secret }).toString();
  // Four modules of white around it, as the standard of QR codes asks.
  const image = renderSVG(address, { border: 4, ecc: 'M' });
  return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(image))}`;
}

/**
 * The 30-second step that a code is of, at a moment in ms since 1970, or null for a wrong code. The
 * steps before and after count too, for clocks that differ.
 */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}
