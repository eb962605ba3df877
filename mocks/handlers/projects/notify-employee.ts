export {
  loadUserIds,
  notifyEmployee,
  notifyEmployees,
} from '../../common/projects/notify-employee.ts';
