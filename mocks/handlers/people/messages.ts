import type { AreaMessages } from '../../core/messages/said.ts';
import { recordMessages } from '../../core/messages/records.ts';

/** What the calls of people say. */
export const people = {
  ...recordMessages,
  userInvited: {
    en: 'The user was invited.',
    fr: 'L’utilisateur a été invité.',
    es: 'Se invitó al usuario.',
    zh: '已邀请用户。',
    ar: 'تمت دعوة المستخدم.',
  },
  userUpdated: {
    en: 'The user was updated.',
    fr: 'L’utilisateur a été mis à jour.',
    es: 'Se actualizó el usuario.',
    zh: '已更新用户。',
    ar: 'تم تحديث المستخدم.',
  },
  userUnknown: {
    en: 'This user was not found.',
    fr: 'Cet utilisateur est introuvable.',
    es: 'No se encontró este usuario.',
    zh: '未找到此用户。',
    ar: 'لم يُعثر على هذا المستخدم.',
  },
  emailTaken: {
    en: '{email} is known here already.',
    fr: '{email} est déjà connue ici.',
    es: '{email} ya existe aquí.',
    zh: '{email} 在此处已存在。',
    ar: '{email} معروف هنا بالفعل.',
  },
  personsOwn: {
    en: 'The name and the e-mail address belong to the person and cannot be changed here.',
    fr: 'Le nom et l’adresse e-mail appartiennent à la personne et ne peuvent pas être modifiés ici.',
    es: 'El nombre y el correo electrónico pertenecen a la persona y no se pueden cambiar aquí.',
    zh: '姓名和电子邮件属于本人，无法在此更改。',
    ar: 'الاسم والبريد الإلكتروني يخصّان الشخص ولا يمكن تغييرهما هنا.',
  },
  aboveYou: {
    en: 'You cannot make anybody more than you are yourself, nor change somebody who is.',
    fr: 'Vous ne pouvez élever personne au-dessus de vous, ni modifier quelqu’un qui l’est.',
    es: 'No puede elevar a nadie por encima de usted ni modificar a quien lo esté.',
    zh: '您不能将任何人提升到高于您的级别，也不能更改级别高于您的人。',
    ar: 'لا يمكنك رفع أحد فوق مستواك، ولا تعديل من هو أعلى منك.',
  },
  beyondYourRights: {
    en: 'You can give and take only rights that you have yourself; “{privilege}” is not one of them.',
    fr: 'Vous ne pouvez donner ou retirer que les droits que vous avez. « {privilege} » n’en fait pas partie.',
    es: 'Solo puede dar y quitar derechos que usted tiene; «{privilege}» no es uno de ellos.',
    zh: '您只能授予和收回自己拥有的权限；“{privilege}”不在其中。',
    ar: 'لا يمكنك منح أو سحب إلا الحقوق التي لديك؛ و«{privilege}» ليس منها.',
  },
  roleUnknown: {
    en: 'This role was not found.',
    fr: 'Ce rôle est introuvable.',
    es: 'No se encontró este rol.',
    zh: '未找到此角色。',
    ar: 'لم يُعثر على هذا الدور.',
  },
  employeeUnknown: {
    en: 'This employee was not found.',
    fr: 'Cet employé est introuvable.',
    es: 'No se encontró este empleado.',
    zh: '未找到此员工。',
    ar: 'لم يُعثر على هذا الموظف.',
  },
  employeeIsUser: {
    en: 'This employee is another user already.',
    fr: 'Cet employé est déjà un autre utilisateur.',
    es: 'Este empleado ya es otro usuario.',
    zh: '此员工已关联其他用户。',
    ar: 'هذا الموظف مستخدم آخر بالفعل.',
  },
  lastRoleManager: {
    en: 'Somebody has to be able to change roles. Give that right to another user first.',
    fr: 'Quelqu’un doit pouvoir modifier les rôles. Donnez d’abord ce droit à un autre utilisateur.',
    es: 'Alguien tiene que poder cambiar los roles. Dé antes ese derecho a otro usuario.',
    zh: '必须有人能够更改角色。请先将该权限授予其他用户。',
    ar: 'لا بد أن يستطيع أحد تغيير الأدوار. امنح هذا الحق لمستخدم آخر أولاً.',
  },
  employeeCreated: {
    en: 'The employee was created.',
    fr: 'L’employé a été créé.',
    es: 'Se creó el empleado.',
    zh: '已创建员工。',
    ar: 'تم إنشاء الموظف.',
  },
  employeeUpdated: {
    en: 'The employee was updated.',
    fr: 'L’employé a été mis à jour.',
    es: 'Se actualizó el empleado.',
    zh: '已更新员工。',
    ar: 'تم تحديث الموظف.',
  },
  employeeActivated: {
    en: 'The employee was activated.',
    fr: 'L’employé a été activé.',
    es: 'Se activó el empleado.',
    zh: '已启用员工。',
    ar: 'تم تفعيل الموظف.',
  },
  employeeDeactivated: {
    en: 'The employee was deactivated.',
    fr: 'L’employé a été désactivé.',
    es: 'Se desactivó el empleado.',
    zh: '已停用员工。',
    ar: 'تم إلغاء تفعيل الموظف.',
  },
  designationUnknown: {
    en: 'This designation was not found.',
    fr: 'Cette fonction est introuvable.',
    es: 'No se encontró este cargo.',
    zh: '未找到此职务。',
    ar: 'لم يُعثر على هذا المسمى الوظيفي.',
  },
  reportsInCircles: {
    en: 'Nobody can report to themselves, directly or by others.',
    fr: 'Personne ne peut dépendre de soi-même, directement ou par d’autres.',
    es: 'Nadie puede depender de sí mismo, ni directamente ni a través de otros.',
    zh: '任何人都不能直接或间接向自己汇报。',
    ar: 'لا يمكن لأحد أن يتبع نفسه، مباشرة أو عبر آخرين.',
  },
  designationCreated: {
    en: 'The designation was created.',
    fr: 'La fonction a été créée.',
    es: 'Se creó el cargo.',
    zh: '已创建职务。',
    ar: 'تم إنشاء المسمى الوظيفي.',
  },
  designationUpdated: {
    en: 'The designation was updated.',
    fr: 'La fonction a été mise à jour.',
    es: 'Se actualizó el cargo.',
    zh: '已更新职务。',
    ar: 'تم تحديث المسمى الوظيفي.',
  },
  designationDeleted: {
    en: 'The designation was deleted.',
    fr: 'La fonction a été supprimée.',
    es: 'Se eliminó el cargo.',
    zh: '已删除职务。',
    ar: 'تم حذف المسمى الوظيفي.',
  },
  designationInUse: {
    en: 'Employees have this designation ({count}).',
    fr: 'Des employés ont cette fonction ({count}).',
    es: 'Hay empleados con este cargo ({count}).',
    zh: '有员工使用此职务（{count}）。',
    ar: 'لدى موظفين هذا المسمى الوظيفي ({count}).',
  },
  roleCreated: {
    en: 'The role was created.',
    fr: 'Le rôle a été créé.',
    es: 'Se creó el rol.',
    zh: '已创建角色。',
    ar: 'تم إنشاء الدور.',
  },
  roleUpdated: {
    en: 'The role was updated.',
    fr: 'Le rôle a été mis à jour.',
    es: 'Se actualizó el rol.',
    zh: '已更新角色。',
    ar: 'تم تحديث الدور.',
  },
  roleDeleted: {
    en: 'The role was deleted.',
    fr: 'Le rôle a été supprimé.',
    es: 'Se eliminó el rol.',
    zh: '已删除角色。',
    ar: 'تم حذف الدور.',
  },
  roleInUse: {
    en: 'Users have this role ({count}).',
    fr: 'Des utilisateurs ont ce rôle ({count}).',
    es: 'Hay usuarios con este rol ({count}).',
    zh: '有用户使用此角色（{count}）。',
    ar: 'لدى مستخدمين هذا الدور ({count}).',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    people: typeof people;
  }
}
