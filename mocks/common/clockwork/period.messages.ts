import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages about periods, in ClockWork and in its analytics. */
export const periodMessages = {
  periodBackwards: {
    en: 'The end date can’t be before the start date.',
    fr: 'La date de fin ne doit pas précéder la date de début.',
    es: 'La fecha de fin no debe ser anterior a la fecha de inicio.',
    zh: '结束日期不得早于开始日期。',
    ar: 'يجب ألا يسبق تاريخ النهاية تاريخ البداية.',
  },
  periodTooLong: {
    en: 'A period can be up to {days} days long.',
    fr: 'Une période peut durer au plus {days} jours.',
    es: 'Un período puede durar como máximo {days} días.',
    zh: '时间段最长为 {days} 天。',
    ar: 'لا يمكن أن تتجاوز الفترة {days} يومًا.',
  },
} as const satisfies AreaMessages;
