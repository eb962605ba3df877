/**
 * New keys for authenticator apps and their QR codes: the libraries are loaded only when a user
 * sets up two-factor authentication. Source: RFC 6238.
 */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { toBase64 } from '../../core/files/base64.ts';

/** A new key in base32 from 160 random bits (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The QR code for an authenticator app, as a data URL. */
export function createQrCode(secret: string, email: string): string {
  const address = new TOTP({ issuer: 'Atrium', label: email, secret }).toString();
  // A quiet zone of four modules, as the QR code standard requires.
  const image = renderSVG(address, { border: 4, ecc: 'M' });
  return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(image))}`;
}
