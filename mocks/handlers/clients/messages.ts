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
  clientInUse: {
    en: 'This client cannot be deleted: its contacts take part in {count, plural, one {# review} other {# reviews}}. Make it inactive instead.',
    fr: 'Ce client ne peut pas être supprimé\u00A0: ses contacts participent à {count, plural, one {# évaluation} many {# d’évaluations} other {# évaluations}}. Désactivez-le plutôt.',
    es: 'Este cliente no se puede eliminar: sus contactos participan en {count, plural, one {# evaluación} many {# de evaluaciones} other {# evaluaciones}}. Desactívelo en su lugar.',
    zh: '无法删除此客户：其联系人参与了 {count, plural, other {# 项评估}}。请改为停用。',
    ar: 'لا يمكن حذف هذا العميل: تشارك جهات الاتصال التابعة له في {count, plural, zero {# تقييم} one {تقييم واحد} two {تقييمين} few {# تقييمات} many {# تقييمًا} other {# تقييم}}. يمكنك إلغاء تنشيطه بدلًا من ذلك.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    clients: typeof clients;
  }
}
