import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the client operations. */
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
    en: 'A client with this name already exists.',
    fr: 'Un client portant ce nom existe déjà.',
    es: 'Ya existe un cliente con este nombre.',
    zh: '已存在同名客户。',
    ar: 'يوجد عميل بهذا الاسم بالفعل.',
  },
  clientHasEngagements: {
    en: 'Can’t delete: {count, plural, one {# engagement is} other {# engagements are}} for this client. Make the client inactive instead.',
    fr: 'Suppression impossible\u00A0: {count, plural, one {# mission concerne} many {# de missions concernent} other {# missions concernent}} ce client. Rendez-le plutôt inactif.',
    es: 'No se puede eliminar: {count, plural, one {# proyecto de cliente es} many {# de proyectos de cliente son} other {# proyectos de cliente son}} para este cliente. Desactive el cliente en su lugar.',
    zh: '无法删除：{count, plural, other {# 个客户项目}}属于此客户。请改为停用该客户。',
    ar: 'لا يمكن الحذف: {count, plural, zero {# ارتباط} one {ارتباط واحد} two {ارتباطان} few {# ارتباطات} many {# ارتباطًا} other {# ارتباط}} لهذا العميل. اجعل العميل غير نشط بدلًا من ذلك.',
  },
  contactTwice: {
    en: 'This contact occurs twice.',
    fr: 'Cet interlocuteur figure deux fois.',
    es: 'Este contacto aparece dos veces.',
    zh: '此联系人出现了两次。',
    ar: 'جهة الاتصال هذه مكررة.',
  },
  contactEmailTwice: {
    en: 'Another contact of this client has this email address.',
    fr: 'Un autre interlocuteur de ce client a cette adresse e-mail.',
    es: 'Otro contacto de este cliente tiene este correo electrónico.',
    zh: '此客户的另一位联系人已使用该电子邮件地址。',
    ar: 'لدى جهة اتصال أخرى لهذا العميل عنوان البريد الإلكتروني نفسه.',
  },
  ownClientContact: {
    en: 'This contact is asked about your own review, so you can’t remove them or change their email address.',
    fr: 'Vous ne pouvez ni modifier l’adresse e-mail de cet interlocuteur ni le retirer\u00A0: il est interrogé au sujet de votre propre évaluation.',
    es: 'No puede cambiar el correo de este contacto ni quitarlo: se le consulta sobre su propia evaluación.',
    zh: '您不能更改此联系人的电子邮件地址或将其移除：该联系人正被询问关于您本人的评估。',
    ar: 'لا يمكنك تغيير البريد الإلكتروني لجهة الاتصال هذه أو إزالتها: يُطلب رأيها في تقييمك أنت.',
  },
  contactInReview: {
    en: 'Can’t remove {name}: {count, plural, one {# open review still waits for their answers} other {# open reviews still wait for their answers}} ({reviews}). Assign another contact first.',
    fr: 'Impossible de retirer {name}\u00A0: {count, plural, one {# évaluation en cours attend} many {# d’évaluations en cours attendent} other {# évaluations en cours attendent}} encore ses réponses ({reviews}). Attribuez d’abord un autre interlocuteur.',
    es: 'No se puede quitar a {name}: {count, plural, one {# evaluación abierta espera} many {# de evaluaciones abiertas esperan} other {# evaluaciones abiertas esperan}} todavía sus respuestas ({reviews}). Asigne antes otro contacto.',
    zh: '无法移除 {name}：{count, plural, other {# 项进行中的评估}}仍在等待其回答（{reviews}）。请先分配其他联系人。',
    ar: 'لا يمكن إزالة {name}: لا تزال إجاباتها مطلوبة في {count, plural, zero {# تقييم مفتوح} one {تقييم مفتوح واحد} two {تقييمين مفتوحين} few {# تقييمات مفتوحة} many {# تقييمًا مفتوحًا} other {# تقييم مفتوح}} ({reviews}). عيّن جهة اتصال أخرى أولًا.',
  },
  contactIsReviewee: {
    en: 'This email address belongs to someone this contact is asked to review.',
    fr: 'Cette adresse e-mail est celle d’une personne au sujet de laquelle l’interlocuteur est interrogé dans une évaluation.',
    es: 'Este correo pertenece a una persona sobre la que se consulta al contacto en una evaluación.',
    zh: '此电子邮件地址属于该联系人所评估的人员。',
    ar: 'هذا البريد الإلكتروني يخص شخصًا يُطلب من جهة الاتصال إبداء رأيها فيه ضمن تقييم.',
  },
  clientInUse: {
    en: 'Can’t delete: contacts of this client take part in {count, plural, one {# review} other {# reviews}} ({reviews}). Make the client inactive instead.',
    fr: 'Ce client ne peut pas être supprimé\u00A0: ses contacts participent à {count, plural, one {# évaluation} many {# d’évaluations} other {# évaluations}} ({reviews}). Désactivez-le plutôt.',
    es: 'Este cliente no se puede eliminar: sus contactos participan en {count, plural, one {# evaluación} many {# de evaluaciones} other {# evaluaciones}} ({reviews}). Desactívelo en su lugar.',
    zh: '无法删除此客户：其联系人参与了 {count, plural, other {# 项评估}}（{reviews}）。请改为停用。',
    ar: 'لا يمكن حذف هذا العميل: تشارك جهات الاتصال التابعة له في {count, plural, zero {# تقييم} one {تقييم واحد} two {تقييمين} few {# تقييمات} many {# تقييمًا} other {# تقييم}} ({reviews}). يمكنك إلغاء تنشيطه بدلًا من ذلك.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    clients: typeof clients;
  }
}
