import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** The message after too many attempts at a password or a code. */
export const triesMessages = {
  tooManyTries: {
    en: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    fr: 'Trop de tentatives. Veuillez patienter {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
    es: 'Demasiados intentos. Espere {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
    zh: '尝试次数过多，请等待 {seconds, plural, other {# 秒}}。',
    ar: 'محاولات كثيرة جدًا. يُرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  },
} as const satisfies AreaMessages;
