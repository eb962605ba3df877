import type { AreaMessages } from '../../core/messages/area.ts';

/** What the calls of notifications say. */
export const notifications = {
  notificationUnknown: {
    en: 'This notification was not found.',
    fr: 'Cette notification est introuvable.',
    es: 'No se encontró esta notificación.',
    zh: '未找到此通知。',
    ar: 'لم يُعثر على هذا الإشعار.',
  },
} as const satisfies AreaMessages;
