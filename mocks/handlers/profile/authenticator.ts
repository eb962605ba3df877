/**
 * New keys for authenticator apps and their QR codes: the libraries are loaded when somebody sets up
 * two-factor authentication. Source: RFC 6238.
 */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { toBase64 } from '../../core/base64.ts';

/** A new key in base32, of 160 random bits (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The QR code that an authenticator app scans, as a data URL. */
export function createQrCode(secret: string, email: string): string {
  const address = new TOTP({ issuer: 'Atrium', label: email, secret }).toString();
  // Four modules of white around it, as the standard of QR codes asks.
  const image = renderSVG(address, { border: 4, ecc: 'M' });
  return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(image))}`;
}
