import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the notification operations. */
export const notifications = {
  notificationUnknown: {
    en: 'This notification was not found.',
    fr: 'Cette notification est introuvable.',
    es: 'No se encontró esta notificación.',
    zh: '未找到此通知。',
    ar: 'لم يُعثر على هذا الإشعار.',
  },
  notAProjectRequest: {
    en: 'Only requests to link a sub-project can be denied.',
    fr: 'Seule une demande de rattachement d’un sous-projet peut être refusée.',
    es: 'Solo se puede rechazar una solicitud de vinculación de un subproyecto.',
    zh: '只有关联子项目的请求才能被拒绝。',
    ar: 'لا يمكن رفض سوى طلب ربط مشروع فرعي.',
  },
  requestAnswered: {
    en: 'This request was already answered.',
    fr: 'Cette demande a déjà reçu une réponse.',
    es: 'Esta solicitud ya fue respondida.',
    zh: '此请求已得到答复。',
    ar: 'تمت الإجابة عن هذا الطلب بالفعل.',
  },
  requestDenied: {
    en: 'The request was denied.',
    fr: 'La demande a été refusée.',
    es: 'Se rechazó la solicitud.',
    zh: '已拒绝该请求。',
    ar: 'تم رفض الطلب.',
  },
  allRead: {
    en: 'All notifications were marked as read.',
    fr: 'Toutes les notifications sont marquées comme lues.',
    es: 'Todas las notificaciones están marcadas como leídas.',
    zh: '所有通知均已标记为已读。',
    ar: 'تم تعليم جميع الإشعارات كمقروءة.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    notifications: typeof notifications;
  }
}
