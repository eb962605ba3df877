import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { newSecret, createQrCode } from './authenticator.ts';
import { findStep } from '../../common/profile/second-factor.ts';

/** The ASCII text 12345678901234567890 of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('the one-time code at %i s is the one of RFC 6238: %s', (seconds, code) => {
    expect(findStep(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('the one-time code is also valid shortly before and after its own step, and no longer', () => {
    const step = Math.floor(1234567890 / 30);
    const at = (steps: number) => findStep('005924', secret, (1234567890 + steps * 30) * 1000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, step, step, step, null]);
  });

  it.each(['', '28708', '2870820', '000000', 'abcdef'])(
    'the one-time code is rejected otherwise: “%s”',
    (code) => {
      expect(findStep(code, secret, 59_000)).toBeNull();
    },
  );
});

describe('the security key', () => {
  it('the security key is 160 random bits in base32', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });
});

describe('the QR code', () => {
  const prefix = 'data:image/svg+xml;base64,';
  const image = atob(createQrCode(secret, 'ben@demo.test').slice(prefix.length));

  it('the QR code is a base64 image', () => {
    expect(createQrCode(secret, 'ben@demo.test')).toMatch(
      /^data:image\/svg\+xml;base64,[\w+/]+=*$/,
    );
    expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  it('the QR code is black on white in every theme, with the otpauth address of the account', () => {
    const address =
      `otpauth://totp/Atrium:ben%40demo.test?issuer=Atrium&secret=${secret}` +
      '&algorithm=SHA1&digits=6&period=30';
    const { data } = encode(address, { border: 4, ecc: 'M' });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x * 10},${y * 10}`] : [])),
    );
    const drawn = [...image.matchAll(/M(\d+,\d+)h10v10h-10z/g)].map(([, qrCell]) => qrCell);
    expect(drawn).toEqual(dark);
    expect(image).toContain('fill="white"');
    expect(image).toContain('fill="black"');
  });
});
