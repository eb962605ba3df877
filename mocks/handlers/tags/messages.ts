import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the tag operations. */
export const tags = {
  tagAdded: {
    en: 'The tag was added.',
    fr: 'L’étiquette a été ajoutée.',
    es: 'Se añadió la etiqueta.',
    zh: '已添加标签。',
    ar: 'تمت إضافة الوسم.',
  },
  tagUpdated: {
    en: 'The tag was updated.',
    fr: 'L’étiquette a été mise à jour.',
    es: 'Se actualizó la etiqueta.',
    zh: '已更新标签。',
    ar: 'تم تحديث الوسم.',
  },
  tagDeleted: {
    en: 'The tag was deleted.',
    fr: 'L’étiquette a été supprimée.',
    es: 'Se eliminó la etiqueta.',
    zh: '已删除标签。',
    ar: 'تم حذف الوسم.',
  },
  tagDeletedFrom: {
    en: 'The tag was deleted and removed from {count, plural, one {# project.} other {# projects.}}',
    fr: 'L’étiquette a été supprimée et retirée de {count, plural, one {# projet.} many {# de projets.} other {# projets.}}',
    es: 'Se eliminó la etiqueta y se quitó de {count, plural, one {# proyecto.} many {# de proyectos.} other {# proyectos.}}',
    zh: '标签已删除，并已从 {count, plural, other {# 个项目}}中移除。',
    ar: 'تم حذف الوسم وإزالته من {count, plural, zero {# مشروع.} one {مشروع واحد.} two {مشروعين.} few {# مشاريع.} many {# مشروعًا.} other {# مشروع.}}',
  },
  tagRestored: {
    en: 'The tag was restored.',
    fr: 'L’étiquette a été rétablie.',
    es: 'Se restauró la etiqueta.',
    zh: '已恢复标签。',
    ar: 'تمت استعادة الوسم.',
  },
  tagMerged: {
    en: '{from} was merged into {into}.',
    fr: '{from} a été fusionnée avec {into}.',
    es: '{from} se combinó con {into}.',
    zh: '已将 {from} 合并到 {into}。',
    ar: 'تم دمج {from} في {into}.',
  },
  tagMergedAlready: {
    en: 'This tag was already merged into {into}.',
    fr: 'Cette étiquette a déjà été fusionnée avec {into}.',
    es: 'Esta etiqueta ya se combinó con {into}.',
    zh: '此标签已合并到 {into}。',
    ar: 'سبق دمج هذا الوسم في {into}.',
  },
  tagMergedWithItself: {
    en: 'A tag can’t be merged with itself.',
    fr: 'Une étiquette ne peut pas être fusionnée avec elle-même.',
    es: 'Una etiqueta no se puede combinar consigo misma.',
    zh: '标签不能与自身合并。',
    ar: 'لا يمكن دمج وسم مع نفسه.',
  },
  tagOfTeamMerged: {
    en: 'Only members of the team {team} can merge this tag.',
    fr: 'Seules les personnes de l’équipe {team} peuvent fusionner cette étiquette.',
    es: 'Solo las personas del equipo {team} pueden combinar esta etiqueta.',
    zh: '只有 {team} 团队的人员可以合并此标签。',
    ar: 'لا يمكن لغير أفراد فريق {team} دمج هذا الوسم.',
  },
  tagAssigned: {
    en: 'The tag was assigned.',
    fr: 'L’étiquette a été attribuée.',
    es: 'Se asignó la etiqueta.',
    zh: '已分配标签。',
    ar: 'تم تعيين الوسم.',
  },
  tagRemoved: {
    en: 'The tag was removed.',
    fr: 'L’étiquette a été retirée.',
    es: 'Se quitó la etiqueta.',
    zh: '已移除标签。',
    ar: 'تمت إزالة الوسم.',
  },
  tagUnknown: {
    en: 'This tag was not found.',
    fr: 'Cette étiquette est introuvable.',
    es: 'No se encontró esta etiqueta.',
    zh: '未找到此标签。',
    ar: 'لم يُعثر على هذا الوسم.',
  },
  tagNameTaken: {
    en: 'A tag with this name already exists.',
    fr: 'Une étiquette portant ce nom existe déjà.',
    es: 'Ya existe una etiqueta con este nombre.',
    zh: '已存在同名标签。',
    ar: 'يوجد وسم بهذا الاسم بالفعل.',
  },
  tagTeamUnknown: {
    en: 'This team was not found.',
    fr: 'Cette équipe est introuvable.',
    es: 'No se encontró este equipo.',
    zh: '未找到此团队。',
    ar: 'لم يُعثر على هذا الفريق.',
  },
  tagOfTeam: {
    en: 'Only members of the team {team} can assign this tag.',
    fr: 'Seules les personnes de l’équipe {team} peuvent attribuer cette étiquette.',
    es: 'Solo las personas del equipo {team} pueden asignar esta etiqueta.',
    zh: '只有 {team} 团队的人员可以分配此标签。',
    ar: 'لا يمكن لغير أفراد فريق {team} تعيين هذا الوسم.',
  },
  tagOfTeamStays: {
    en: 'Only members of the team {team} can remove this tag.',
    fr: 'Seules les personnes de l’équipe {team} peuvent retirer cette étiquette.',
    es: 'Solo las personas del equipo {team} pueden quitar esta etiqueta.',
    zh: '只有 {team} 团队的人员可以移除此标签。',
    ar: 'لا يمكن لغير أفراد فريق {team} إزالة هذا الوسم.',
  },
  tagsOfOwner: {
    en: 'Only the project owner, {owner}, and administrators can change the tags of this project.',
    fr: 'Seuls {owner}, propriétaire du projet, et les administrateurs peuvent modifier ses étiquettes.',
    es: 'Solo {owner}, responsable del proyecto, y los administradores pueden cambiar sus etiquetas.',
    zh: '只有项目负责人 {owner} 和管理员可以更改此项目的标签。',
    ar: 'لا يمكن لغير مالك المشروع {owner} والمسؤولين تغيير وسوم هذا المشروع.',
  },
  tagNotAssigned: {
    en: 'The project doesn’t have this tag.',
    fr: 'Le projet n’a pas cette étiquette.',
    es: 'El proyecto no tiene esta etiqueta.',
    zh: '该项目没有此标签。',
    ar: 'لا يحمل المشروع هذا الوسم.',
  },
  tagInherited: {
    en: 'This tag is inherited from {project}. Remove it there.',
    fr: 'L’étiquette provient de {project}. Veuillez la retirer à cet endroit.',
    es: 'La etiqueta viene de {project}. Quítela allí.',
    zh: '该标签继承自 {project}。请在那里移除。',
    ar: 'يأتي الوسم من {project}. يُرجى إزالته هناك.',
  },
  tagInheritedFromAbove: {
    en: 'This tag is inherited from a project above that you don’t have access to.',
    fr: 'L’étiquette provient d’un projet parent auquel vous n’avez pas accès.',
    es: 'La etiqueta viene de un proyecto superior al que no tiene acceso.',
    zh: '该标签继承自您无权访问的上级项目。',
    ar: 'يأتي الوسم من مشروع أعلى لا يمكنك الوصول إليه.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    tags: typeof tags;
  }
}
