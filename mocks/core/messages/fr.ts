import type { Messages } from './en.ts';

/** The server's messages in French. */
export const fr: Messages = {
  // Generic rules.
  required: 'Le champ {field} est obligatoire',
  invalid: 'Le champ {field} n’est pas valide',
  emailInvalid: 'L’adresse e-mail n’est pas valide',
  tooShort: 'Le champ est trop court',
  tooLong: 'Le champ est trop long',
  tooLarge: 'Le nombre est trop grand : {limit} au plus.',
  tooFine: 'Le nombre a trop de décimales : {limit} au plus.',
  unknownField: 'Le champ {field} est inconnu ici',
  bodyMalformed: 'La requête est illisible.',
  bodyTooDeep: 'La requête est trop imbriquée : {limit} niveaux au maximum.',
  bodyTooLarge: 'La requête est trop volumineuse : {size} kilo-octets au maximum.',
  changedByOther: '{who} a modifié ceci entre-temps.',
  fileTooLarge: 'Le fichier ne doit pas dépasser {size} kilo-octets.',
  jsonExpected: 'Cet appel attend application/json.',
  fileTypeRefused: 'Ce type de fichier n’est pas accepté ici.',
  columnUnknown: 'Cette liste n’a pas de colonne {column}.',
  idTaken: 'Cet identifiant a été utilisé pour autre chose. Comparez avec ce qui est enregistré.',
  savedAlready: 'Ceci est déjà enregistré.',
  sheetTotalOnce: 'Total, chaque heure une fois',
  sheetTotal: 'Total général',

  // Access.
  tokenMissing: 'Veuillez vous connecter.',
  tokenInvalid: 'Votre connexion n’est plus valide. Veuillez vous reconnecter.',
  privilegeMissing: 'Cette action requiert le droit « {privilege} ».',
  tenantUnknown: 'Cette organisation est introuvable.',
  personUnknown: 'Vous n’avez pas de compte dans ce portail.',
  operationUnknown: 'Il n’y a rien à cette adresse.',
  methodNotAllowed: 'Cette adresse n’accepte pas {method}.',
  notPrefetched: 'Cet appel change quelque chose et n’est pas fait à l’avance.',
  viewReadOnly: 'Vous voyez Atrium en tant que {name} ; rien n’est enregistré.',
  viewChanged: 'Cette page montre la vue de quelqu’un d’autre. Rechargez-la.',
  fault: 'Un problème est survenu sur le serveur.',
  down: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques minutes.',
  storageFull:
    'Rien ne peut être enregistré pour le moment : l’espace de stockage est plein. Veuillez réessayer plus tard.',
  rejectedByScenario: 'Le scénario « {scenario} » refuse cet appel.',

  // Session.
  tenantNotAssigned: 'Cette organisation ne vous est pas attribuée.',
  loginTenantMismatch: 'Cette connexion n’appartient pas à cette organisation.',
  employeeMissing: 'ClockWork nécessite une fiche d’employé, et vous n’en avez pas.',

  // Projects and times.
  endNotAfterStart: 'L’heure de fin doit être postérieure à l’heure de début',
  projectUnknown: 'Ce projet est introuvable.',
  taskUnknown: 'Cette tâche est introuvable dans le projet.',
};
