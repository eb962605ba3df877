/** Iterations of PBKDF2; a stored hash contains its own number. */
const rounds = 100_000;

/** Hashes a password for storage: `pbkdf2$rounds$salt$hash`, salt and hash in hex. */
export async function hashPassword(password: string, salt = randomSalt()): Promise<string> {
  return `pbkdf2$${rounds}$${salt}$${await derive(password, salt, rounds)}`;
}

/**
 * A hash that matches no password but takes as long to compare as one from `hashPassword`, so that
 * timing does not reveal unknown addresses.
 */
export const unknownHash = `pbkdf2$${rounds}$${'0'.repeat(32)}$`;

/** Whether a password matches a stored hash. */
export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [, count = '1', salt = '', hash] = stored.split('$');
  return (await derive(password, salt, Number(count))) === hash;
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
}

const randomSalt = () => toHex(crypto.getRandomValues(new Uint8Array(16)));

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
