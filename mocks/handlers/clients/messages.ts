import type { AreaMessages } from '../../core/messages/said.ts';

/** What the calls of clients say. */
export const clients = {
  clientCreated: {
    en: 'The client was created.',
    fr: 'Le client a été créé.',
    es: 'Se creó el cliente.',
    zh: '已创建客户。',
    ar: 'تم إنشاء العميل.',
  },
  clientUpdated: {
    en: 'The client was updated.',
    fr: 'Le client a été mis à jour.',
    es: 'Se actualizó el cliente.',
    zh: '已更新客户。',
    ar: 'تم تحديث العميل.',
  },
  clientDeleted: {
    en: 'The client was deleted.',
    fr: 'Le client a été supprimé.',
    es: 'Se eliminó el cliente.',
    zh: '已删除客户。',
    ar: 'تم حذف العميل.',
  },
  clientUnknown: {
    en: 'This client was not found.',
    fr: 'Ce client est introuvable.',
    es: 'No se encontró este cliente.',
    zh: '未找到此客户。',
    ar: 'لم يُعثر على هذا العميل.',
  },
  clientNameTaken: {
    en: 'A client with this name exists already.',
    fr: 'Un client portant ce nom existe déjà.',
    es: 'Ya existe un cliente con este nombre.',
    zh: '已存在同名客户。',
    ar: 'يوجد عميل بهذا الاسم بالفعل.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    clients: typeof clients;
  }
}
