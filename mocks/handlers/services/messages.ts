import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the service operations; the English texts of the requirements are verbatim. */
export const services = {
  serviceCreated: {
    en: 'Service was created successfully.',
    fr: 'Le service a été créé.',
    es: 'El servicio se creó correctamente.',
    zh: '服务创建成功。',
    ar: 'تم إنشاء الخدمة بنجاح.',
  },
  serviceUpdated: {
    en: 'Service was updated successfully.',
    fr: 'Le service a été mis à jour.',
    es: 'El servicio se actualizó correctamente.',
    zh: '服务更新成功。',
    ar: 'تم تحديث الخدمة بنجاح.',
  },
  serviceDeleted: {
    en: 'Service was deleted successfully.',
    fr: 'Le service a été supprimé.',
    es: 'El servicio se eliminó correctamente.',
    zh: '服务删除成功。',
    ar: 'تم حذف الخدمة بنجاح.',
  },
  serviceUnknown: {
    en: 'This service was not found.',
    fr: 'Ce service est introuvable.',
    es: 'No se encontró este servicio.',
    zh: '未找到此服务。',
    ar: 'لم يُعثر على هذه الخدمة.',
  },
  serviceNameTaken: {
    en: 'Service Name already exists.',
    fr: 'Ce nom de service existe déjà.',
    es: 'Ese nombre de servicio ya existe.',
    zh: '服务名称已存在。',
    ar: 'اسم الخدمة موجود بالفعل.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    services: typeof services;
  }
}
