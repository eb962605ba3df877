import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Messages of requests to link projects. */
export const linkMessages = {
  linkDenied: {
    en: 'The request was denied.',
    fr: 'La demande a été refusée.',
    es: 'Se rechazó la solicitud.',
    zh: '已拒绝请求。',
    ar: 'تم رفض الطلب.',
  },
  linkWithdrawn: {
    en: 'The request was withdrawn.',
    fr: 'La demande a été retirée.',
    es: 'Se retiró la solicitud.',
    zh: '已撤回请求。',
    ar: 'تم سحب الطلب.',
  },
  requestOver: {
    en: 'This request was already answered or withdrawn.',
    fr: 'Cette demande a déjà reçu une réponse ou a été retirée.',
    es: 'Esta solicitud ya se respondió o se retiró.',
    zh: '该请求已被答复或撤回。',
    ar: 'تم الرد على هذا الطلب أو سحبه بالفعل.',
  },
  parentBelowOwn: {
    en: 'The other project is below one of yours, so there is no one to ask. Link to your own project instead.',
    fr: 'L’autre projet dépend de l’un des vôtres : il n’y a personne à qui adresser la demande. Rattachez plutôt à votre propre projet.',
    es: 'El otro proyecto depende de uno de los suyos, así que no hay a quién solicitarlo. Vincúlelo a su propio proyecto.',
    zh: '另一个项目位于您的项目之下，无人可请求。请改为关联到您自己的项目。',
    ar: 'المشروع الآخر تابع لأحد مشاريعك، فلا يوجد من يُطلب منه. اربطه بمشروعك بدلًا من ذلك.',
  },
  linkCrossed: {
    en: 'The other project, or the one at its top, has already asked to be linked below yours. Answer that request first.',
    fr: 'L’autre projet, ou celui qui est tout en haut, a déjà demandé à être rattaché au vôtre. Répondez d’abord à cette demande.',
    es: 'El otro proyecto, o el que está en su cima, ya solicitó vincularse al suyo. Responda primero a esa solicitud.',
    zh: '另一个项目或其最上级项目已请求关联到您的项目之下。请先答复该请求。',
    ar: 'طلب المشروع الآخر، أو المشروع الأعلى فوقه، ربطه بمشروعك بالفعل. يُرجى الرد على ذلك الطلب أولًا.',
  },
  requestUnanswerable: {
    en: '{name}, who owns the other project, no longer has access to projects, and neither does anyone above. Ask an administrator to change its owner.',
    fr: '{name}, propriétaire de l’autre projet, n’a plus accès aux projets, et personne au-dessus non plus. Demandez à un administrateur de changer de propriétaire.',
    es: '{name}, responsable del otro proyecto, ya no tiene acceso a los proyectos, ni tampoco nadie por encima. Pida a un administrador que cambie el responsable.',
    zh: '另一个项目的负责人 {name} 已无权访问项目，上级项目中也无人可答复。请联系管理员更换负责人。',
    ar: 'لم يعد لدى {name}، مالك المشروع الآخر، وصول إلى المشاريع، ولا لأي مالك أعلى منه. اطلب من مسؤول تغيير المالك.',
  },
} as const satisfies AreaMessages;
