import type { AreaMessages } from './localized-text.ts';

/** Messages about records in lists that administrators manage, in any area. */
export const recordMessages = {
  recordDeleted: {
    en: 'The record was deleted.',
    fr: 'L’enregistrement a été supprimé.',
    es: 'Se eliminó el registro.',
    zh: '已删除记录。',
    ar: 'تم حذف السجل.',
  },
  recordUnknown: {
    en: 'This record was not found.',
    fr: 'Cet enregistrement est introuvable.',
    es: 'No se encontró este registro.',
    zh: '未找到此记录。',
    ar: 'لم يُعثر على هذا السجل.',
  },
  nameTaken: {
    en: 'This name is already in use.',
    fr: 'Ce nom est déjà pris.',
    es: 'Este nombre ya está en uso.',
    zh: '此名称已被使用。',
    ar: 'هذا الاسم مستخدم بالفعل.',
  },
} as const satisfies AreaMessages;
