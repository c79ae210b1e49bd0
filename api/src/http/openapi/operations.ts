import { CategoryInput, NewsInput, SlideInput } from '@alumni/shared-contract';
import { z } from 'zod';

/** Documentation of a call besides its schemas and its `access`. */
export interface Operation {
  /** Name in generated clients. */
  id: string;
  /** One line, in French. */
  summary: string;
  /** Errors that `errorsOf` does not derive: a conflict, a quota, another person's data. */
  also?: number[];
  /** Fields and file of a multipart form, which routes read by hand. */
  form?: Form;
  /** A success without a schema: a redirect, a picture, nothing. */
  success?: { status: number; description: string; type?: string };
}

interface Form {
  fields: z.ZodObject;
  file: string;
  need: 'required' | 'optional';
  /** The same fields are accepted as JSON when the picture stays. */
  orJson?: boolean;
}

type Operations = Record<string, Operation>;

const call = (id: string, summary: string, more: Omit<Operation, 'id' | 'summary'> = {}) => ({
  id,
  summary,
  ...more,
});
const cover = (fields: z.ZodObject, need: Form['need'], orJson = false) => ({
  form: { fields, file: 'cover_picture', need, orJson },
});

const toProvider = {
  also: [404],
  success: { status: 302, description: 'Vers le fournisseur, ou vers `/login?social=…`.' },
};
const fromProvider = {
  also: [404],
  success: { status: 302, description: 'Vers la page demandée, ou vers `/login?social=…`.' },
};

/** Every call of the API by module (its tag). A test fails when one is missing. */
export const operations: Record<string, Operations> = {
  Session: {
    'GET /sanctum/csrf-cookie': call('getCsrfCookie', 'Recevoir le cookie XSRF-TOKEN', {
      success: { status: 204, description: 'Le cookie est posé.' },
    }),
    'POST /auth/login': call('logIn', 'Se connecter', { also: [429] }),
    'POST /auth/register': call('register', "S'inscrire", { also: [429] }),
    'GET /auth/logout': call('logOut', 'Se déconnecter', { also: [403] }),
    'POST /auth/logout': call('logOutByPost', 'Se déconnecter'),
    'POST /api/v2/auth/proof': call('prove', 'Prouver à nouveau qui on est', { also: [429] }),
    'POST /api/v2/auth/proof/code': call('mailProofCode', 'Recevoir un code par e-mail', {
      also: [422, 429],
    }),
    'GET /api/v2/users/me/data': call('getOwnData', 'Tout ce qui est gardé sur soi'),
    'GET /api/v2/users/me/data/copies': call('listDataCopies', 'Ses copies de ses données'),
    'POST /api/v2/users/me/data/copies': call('startDataCopy', 'Demander une copie, par e-mail', {
      also: [429],
    }),
    'GET /api/v2/users/me/data/copies/:id/file': call(
      'downloadDataCopy',
      'Le fichier de sa copie',
      {
        also: [404],
        success: { status: 200, description: 'Le fichier.', type: 'application/json' },
      },
    ),
    'GET /api/v2/users/me/social': call(
      'listLinkedAccounts',
      'Ses comptes Google et Facebook reliés',
    ),
    'POST /api/v2/users/me/social/:provider': call('linkAccount', 'Relier un compte', {
      also: [404, 503],
    }),
    'DELETE /api/v2/users/me/social/:provider': call('unlinkAccount', 'Délier un compte', {
      also: [404, 409],
    }),
    'GET /api/v2/users/me/sessions': call('listOwnSessions', 'Ses connexions ouvertes'),
    'DELETE /api/v2/users/me/sessions': call('endOtherSessions', 'Fermer les autres connexions'),
    'DELETE /api/v2/users/me/sessions/:id': call('endSession', 'Fermer une connexion', {
      also: [404],
    }),
    'PATCH /api/v2/register': call('completeProfile', "Compléter ses informations d'inscription"),
    'GET /api/users/current': call('listCurrentUser', 'La personne connectée, en liste'),
    'GET /api/v2/auth/user': call('getCurrentUser', 'La personne connectée'),
    'GET /api/user/verify/:token': call('verifyEmail', 'Confirmer son adresse par le lien reçu'),
    'POST /api/v2/email/verification': call('resendVerification', 'Recevoir un nouveau lien', {
      also: [409, 429],
    }),
  },
  'Double authentification': {
    'GET /auth/second-factor': call('getSecondStep', 'Les façons de finir la connexion commencée', {
      also: [422],
    }),
    'POST /auth/second-factor': call('finishSignIn', 'Finir la connexion', { also: [429] }),
    'POST /auth/second-factor/passkey': call('askSignature', 'Ce que la clé d’accès doit signer', {
      also: [404, 422],
    }),
    'GET /api/v2/second-factor': call('getSecondFactor', 'Ses seconds facteurs'),
    'POST /api/v2/second-factor/totp': call('beginTotp', 'Commencer avec une application', {
      also: [409, 429],
    }),
    'PUT /api/v2/second-factor/totp': call('confirmTotp', 'Confirmer par un premier code', {
      also: [404, 409],
    }),
    'DELETE /api/v2/second-factor/totp': call('removeTotp', 'Retirer l’application', {
      also: [404, 429],
    }),
    'POST /api/v2/second-factor/passkeys/options': call('beginPasskey', 'Commencer une clé', {
      also: [429],
    }),
    'POST /api/v2/second-factor/passkeys': call('addPasskey', 'Ajouter une clé d’accès'),
    'DELETE /api/v2/second-factor/passkeys/:id': call('removePasskey', 'Retirer une clé d’accès', {
      also: [429],
    }),
    'POST /api/v2/second-factor/recovery-codes': call(
      'renewRecoveryCodes',
      'Renouveler les codes',
      {
        also: [404, 429],
      },
    ),
    'DELETE /api/v2/second-factor/devices': call('forgetDevices', 'Oublier les appareils'),
    'DELETE /api/v2/users/:id/second-factor': call(
      'resetSecondFactor',
      'Réinitialiser le second facteur d’un collègue',
    ),
  },
  'Mots de passe': {
    'POST /password/create/:code': call('createPassword', 'Créer son mot de passe par le lien', {
      also: [429],
    }),
    'POST /api/v2/password/reset/request': call('requestReset', 'Demander un lien', {
      also: [429],
    }),
    'POST /api/v2/reset-password': call('applyReset', 'Choisir un nouveau mot de passe', {
      also: [429],
    }),
    'PUT /api/v2/password/reset': call('changePassword', 'Changer son mot de passe', {
      also: [429],
    }),
  },
  'Adresse e-mail': {
    'PUT /api/v2/email/reset': call('requestEmailChange', "Demander à changer d'adresse", {
      also: [429],
    }),
    'POST /api/v2/email/confirm': call('confirmEmailChange', 'Confirmer la nouvelle adresse'),
    'POST /api/v2/email/undo': call('undoEmailChange', "Annuler un changement d'adresse", {
      also: [409],
    }),
  },
  'Liens reçus par e-mail': {
    'POST /api/v2/mailed-links/check': call('checkMailedLink', "Lire un lien sans l'utiliser", {
      also: [429],
    }),
  },
  'Connexion par un tiers': {
    'GET /auth/google/redirect': call('goToGoogle', 'Partir chez Google', toProvider),
    'GET /auth/google/callback': call('returnFromGoogle', 'Revenir de Google', fromProvider),
    'GET /auth/facebook/redirect': call('goToFacebook', 'Partir chez Facebook', toProvider),
    'GET /auth/facebook/callback': call('returnFromFacebook', 'En revenir', fromProvider),
    'POST /api/v2/social-login/confirm': call('confirmSocialLogin', 'Relier par le lien reçu'),
  },
  Compte: {
    'DELETE /api/v2/account': call('deleteAccount', 'Supprimer son compte', { also: [409, 429] }),
    'POST /api/v2/account/deletion-request': call('requestDeletion', 'Demander un lien', {
      also: [429],
    }),
    'POST /api/v2/account/deletion': call('confirmDeletion', 'Supprimer par le lien reçu', {
      also: [409, 429],
    }),
  },
  Références: {
    'GET /api/diplomes': call('listDiplomas', 'Les diplômes'),
    'GET /api/esgis': call('listCampuses', 'Les campus'),
    'GET /api/filieres': call('listFields', 'Les filières'),
  },
  Anciens: {
    'GET /api/users/students/list': call('listStudents', "L'annuaire, filtré et paginé", {
      also: [429],
    }),
    'POST /api/users/students/add': call('addStudent', 'Ajouter un ancien'),
    'GET /api/users/profil/:id': call('getProfile', "Le profil d'une personne", {
      also: [403, 429],
    }),
    'PUT /api/users/update/:id': call('updateProfile', 'Enregistrer son profil', { also: [403] }),
    'PATCH /api/v2/users/me/profile': call('saveProfileFacts', 'Compléter son profil'),
    'POST /api/v2/users/me/confirm': call('confirmProfile', 'Dire que son profil est exact'),
    'POST /api/v2/profile/confirm': call(
      'confirmProfileByLink',
      'Dire que son profil est exact, par le lien reçu',
    ),
    'GET /api/v2/users/me/visibility': call('getVisibility', 'Qui voit quoi de soi'),
    'PUT /api/v2/users/me/visibility': call('setVisibility', 'Choisir qui voit quoi de soi'),
    'GET /api/v2/users/me/preview': call('previewProfile', 'Son profil vu par un membre'),
    'POST /api/users/picture/:id': call('updatePicture', 'Changer sa photo', {
      also: [403],
      form: { fields: z.object({}), file: 'picture', need: 'required' },
    }),
    'PUT /api/users/admin/update/studentstate/:id': call('setStudentState', "Changer l'état"),
    'PUT /api/v2/users/:id/approuve': call('approveStudent', "Approuver, avec un type d'ancien"),
    'POST /api/v2/users/:id/access': call('sendAccess', 'Renvoyer un lien de création', {
      also: [409, 429],
    }),
    'DELETE /api/users/students/delete/:id': call('deleteStudent', 'Supprimer un ancien'),
    'GET /api/v2/approvals': call('listApprovals', 'Les inscriptions à approuver'),
    'GET /api/v2/approvals/:id': call('getApprovalNotes', 'Les notes sur une inscription', {
      also: [404],
    }),
    'PUT /api/v2/approvals/:id/referents/:referent': call(
      'noteReferentCall',
      'Noter l’appel d’un référent',
      { also: [404] },
    ),
    'POST /api/v2/alumni/bulk': call('startBulk', 'Agir sur plusieurs personnes', {
      also: [409],
    }),
    'GET /api/v2/alumni/bulk/:id': call('getBulk', 'Le résultat de son action', { also: [404] }),
    'POST /api/v2/alumni/bulk/:id/undo': call('undoBulk', 'Annuler son action', {
      also: [404, 409],
    }),
    'POST /api/v2/alumni/exports': call('startExport', "Exporter l'annuaire filtré"),
    'GET /api/v2/alumni/exports/:id': call('getExport', "L'avancement de son export", {
      also: [404],
    }),
    'GET /api/v2/alumni/exports/:id/file': call('downloadExport', 'Le fichier de son export', {
      also: [404],
      success: { status: 200, description: 'Le fichier.', type: 'text/csv' },
    }),
    'DELETE /api/v2/alumni/exports/:id': call('cancelExport', 'Annuler son export', {
      also: [404],
      success: { status: 204, description: "L'export est annulé." },
    }),
    'POST /api/v2/alumni/imports': call('startImport', 'Importer une liste de personnes', {
      form: { fields: z.object({}), file: 'file', need: 'required' },
    }),
    'GET /api/v2/alumni/imports/:id': call('getImport', "L'avancement de son import", {
      also: [404],
    }),
    'GET /api/v2/alumni/imports/:id/rows': call('listImportRows', 'Les lignes de son import', {
      also: [404],
    }),
    'GET /api/v2/alumni/imports/:id/refused.csv': call(
      'downloadRefusedRows',
      'Les lignes refusées de son import',
      { also: [404], success: { status: 200, description: 'Le fichier.', type: 'text/csv' } },
    ),
    'PUT /api/v2/alumni/imports/:id/rows/:number': call(
      'chooseImportRow',
      'Choisir ce que devient un doublon',
      { also: [404, 409] },
    ),
    'PUT /api/v2/alumni/imports/:id/mapping': call('mapImport', 'Les colonnes de son import', {
      also: [404, 409],
    }),
    'POST /api/v2/alumni/imports/:id/apply': call('applyImport', 'Appliquer son import', {
      also: [404, 409],
    }),
    'POST /api/v2/alumni/imports/:id/undo': call('undoImport', 'Annuler son import', {
      also: [404, 409],
    }),
    'DELETE /api/v2/alumni/imports/:id': call('deleteImport', 'Oublier son import', {
      also: [404, 409],
      success: { status: 204, description: "L'import est oublié." },
    }),
    'GET /api/v2/users/me/saved-filters': call('listSavedFilters', 'Ses recherches gardées'),
    'POST /api/v2/users/me/saved-filters': call('saveFilter', 'Garder une recherche'),
    'DELETE /api/v2/users/me/saved-filters/:id': call(
      'deleteSavedFilter',
      'Supprimer une recherche gardée',
      { also: [404] },
    ),
    'POST /api/v2/users/:id/message': call('writeToMember', 'Écrire à un membre par le réseau', {
      also: [404, 429],
    }),
    'GET /api/v2/alumni/groups': call('listGroups', 'Les promotions, pays, employeurs, filières'),
    'GET /api/v2/alumni/duplicates': call('listDuplicates', 'Les doublons probables', {
      also: [404],
    }),
    'POST /api/v2/alumni/duplicates': call('searchDuplicates', 'Chercher les doublons'),
    'POST /api/v2/alumni/duplicates/distinct': call(
      'setDistinct',
      'Deux personnes qui ne sont pas la même',
      { also: [404] },
    ),
    'POST /api/v2/alumni/merge': call('mergeAlumni', 'Réunir deux fiches', { also: [404, 409] }),
    'GET /api/stats': call('getStats', 'Les chiffres du tableau de bord'),
    'GET /api/v2/dashboard/tasks': call('getTasks', 'Ce qui attend l’équipe'),
    'GET /api/v2/dashboard/trends': call('getTrends', 'Inscriptions, campus et professions'),
  },
  Notifications: {
    'GET /api/v2/users/me/notification-settings': call(
      'getNotificationSettings',
      'Ce dont la personne veut être avertie',
    ),
    'PUT /api/v2/users/me/notification-settings': call(
      'saveNotificationSettings',
      'Choisir ce dont on est averti',
    ),
    'POST /api/v2/weekly-summary/stop/:token': call(
      'stopWeeklySummary',
      'Ne plus recevoir le résumé de la semaine, par un lien',
      { also: [422] },
    ),
    'GET /api/users/notifications/:id': call('listNotifications', 'Ses notifications', {
      also: [403],
    }),
    'DELETE /api/users/notifications/delete/:id': call(
      'deleteNotification',
      'En marquer une comme lue',
    ),
    'GET /api/v2/notifications': call('listAllNotifications', 'Ses notifications, lues ou non'),
    'POST /api/v2/notifications/read': call('readNotifications', 'Marquer comme lues'),
  },
  Administrateurs: {
    'GET /api/users/admin/list': call('listAdministrators', 'Le personnel, paginé'),
    'POST /api/users/admin/create': call('createAdministrator', 'Ajouter'),
    'PUT /api/users/admin/update/:id': call('updateAdministrator', 'Modifier', { also: [409] }),
    'DELETE /api/users/admin/delete/:id': call('deleteAdministrator', 'Supprimer', {
      also: [409],
    }),
  },
  Actualités: {
    'GET /api/guest/actualities': call(
      'listPublicNews',
      'Les actualités publiées ; avec leur nombre (paginate=1)',
    ),
    'GET /api/guest/actualities/:id': call('getPublicNews', 'Une actualité publiée'),
    'GET /api/actualities/list': call('listNews', 'Toutes, brouillons compris, paginées'),
    'GET /api/actualities/:id': call('getNews', 'Une actualité, brouillon ou non'),
    'POST /api/actualities/create': call('createNews', 'Écrire une actualité', {
      form: { fields: NewsInput, file: 'picture', need: 'optional', orJson: true },
    }),
    'POST /api/actualities/update/:id': call('updateNews', 'Modifier une actualité', {
      form: { fields: NewsInput, file: 'picture', need: 'optional', orJson: true },
    }),
    'DELETE /api/actualities/delete/:id': call('deleteNews', 'Supprimer une actualité'),
  },
  Opportunités: {
    'GET /api/opportunities/latest': call('listLatestOpportunities', 'Les dernières opportunités'),
    'GET /api/opportunities/list': call(
      'listOpportunities',
      'Les 100 dernières, ou une page et leur nombre (paginate=1)',
    ),
    'GET /api/opportunities/:id': call('getOpportunity', 'Une opportunité'),
    'POST /api/opportunities/create': call('createOpportunity', 'Publier une opportunité'),
    'PUT /api/opportunities/update/:id': call('updateOpportunity', 'Modifier une opportunité'),
    'DELETE /api/opportunities/delete/:id': call('deleteOpportunity', 'Supprimer une opportunité'),
  },
  Slides: {
    'GET /api/v2/home-slides/get/for-display': call('displaySlides', "Les slides de l'accueil"),
    'GET /api/v2/home-slides': call('listSlides', 'Les slides, paginés avec paginate=1'),
    'POST /api/v2/home-slides': call(
      'createSlide',
      'Créer un slide',
      cover(SlideInput, 'required'),
    ),
    'POST /api/v2/home-slides/:id': call(
      'updateSlide',
      'Modifier un slide et son image',
      cover(SlideInput, 'optional', true),
    ),
    'PUT /api/v2/home-slides/:id': call(
      'replaceSlide',
      'Modifier un slide',
      cover(SlideInput, 'optional', true),
    ),
    'DELETE /api/v2/home-slides/:id': call('deleteSlide', 'Supprimer un slide', { also: [409] }),
  },
  Catégories: {
    'GET /api/v2/alumni-categories/get/for-display': call(
      'displayCategories',
      "Les catégories de l'accueil",
    ),
    'GET /api/v2/alumni-categories': call('listCategories', 'Les catégories et professions'),
    'POST /api/v2/alumni-categories': call(
      'createCategory',
      'Créer une catégorie',
      cover(CategoryInput, 'required'),
    ),
    'POST /api/v2/alumni-categories/:id': call(
      'updateCategory',
      'Modifier une catégorie et son image',
      cover(CategoryInput, 'optional', true),
    ),
    'PUT /api/v2/alumni-categories/:id': call(
      'replaceCategory',
      'Modifier une catégorie',
      cover(CategoryInput, 'optional', true),
    ),
    'DELETE /api/v2/alumni-categories/:id': call('deleteCategory', 'Supprimer une catégorie'),
  },
  "Types d'anciens": {
    'GET /api/v2/alumni-types/get/for-display': call('displayAlumniTypes', "Ceux de l'accueil"),
    'GET /api/v2/alumni-types': call('listAlumniTypes', 'Les types, avec leurs avantages'),
    'POST /api/v2/alumni-types': call('createAlumniType', 'Créer un type'),
    'PUT /api/v2/alumni-types/:id': call('updateAlumniType', 'Renommer un type'),
    'DELETE /api/v2/alumni-types/:id': call('deleteAlumniType', 'Supprimer un type'),
    'POST /api/v2/alumni-types/:id/assign-advantages': call(
      'assignAdvantages',
      'Choisir les avantages du type',
    ),
  },
  Avantages: {
    'GET /api/v2/advantages/get/for-display': call('displayAdvantages', "Ceux de l'accueil"),
    'GET /api/v2/advantages': call('listAdvantages', 'Les avantages'),
    'POST /api/v2/advantages': call('createAdvantage', 'Créer un avantage'),
    'PUT /api/v2/advantages/:id': call('updateAdvantage', 'Modifier un avantage'),
    'DELETE /api/v2/advantages/:id': call('deleteAdvantage', 'Supprimer un avantage'),
  },
  'Rejoignez-nous': {
    'POST /api/joinus': call('joinUs', 'Laisser son adresse et sa profession', { also: [429] }),
  },
  'Demandes pour rejoindre': {
    'GET /api/v2/join-requests': call('listJoinRequests', 'Les demandes, paginées'),
    'GET /api/v2/join-requests/:id': call('getJoinRequest', 'Une demande et ses réponses'),
    'PUT /api/v2/join-requests/:id': call(
      'updateJoinRequest',
      'Changer l’état ou la note, ou répondre',
      { also: [409] },
    ),
    'DELETE /api/v2/join-requests/:id': call('deleteJoinRequest', 'Supprimer une demande'),
  },
  Journal: {
    'GET /api/v2/journal': call('listJournal', 'Les actions du personnel, paginées'),
    'GET /api/v2/journal/export': call('exportJournal', 'Le journal en CSV, noté au journal', {
      success: { status: 200, description: 'Le fichier.', type: 'text/csv' },
    }),
  },
  Contact: {
    'POST /api/v2/contact': call('contactTeam', "Écrire à l'équipe du réseau", { also: [429] }),
  },
  Composition: {
    'GET /api/composition': call('getComposition', 'Les modules, leurs versions et leur journal', {
      also: [401, 403, 429],
    }),
    'PUT /api/remotes/:name/releases': call(
      'publishRelease',
      'Publier une version : un tar de dist',
      {
        also: [401, 403, 409, 422, 429, 503],
      },
    ),
    'POST /api/remotes/:name/promotion': call('promoteRelease', 'Mettre une version en ligne', {
      also: [401, 403, 409, 422, 429],
    }),
    'POST /api/remotes/:name/rollback': call('rollBackRelease', 'Revenir à la version précédente', {
      also: [401, 403, 409, 422, 429],
    }),
    'POST /api/remotes/:name/maintenance': call('setMaintenance', 'Fermer un module un moment', {
      also: [401, 403, 409, 429],
    }),
    'PUT /api/remotes/:name/channels/:channel': call(
      'setChannel',
      'Montrer une version publiée à qui a le lien d’un canal',
      { also: [401, 403, 409, 429] },
    ),
    'DELETE /api/remotes/:name/channels/:channel': call('endChannel', 'Terminer un canal', {
      also: [401, 403, 429],
    }),
    'POST /api/previews': call('linkPreview', 'Le lien d’un aperçu de plusieurs canaux', {
      also: [401, 403, 429],
    }),
  },
  Exploitation: {
    'GET /health': call('getHealth', 'Le processus répond', { also: [503] }),
    'GET /ready': call('getReady', 'La base, les fichiers et le courrier répondent', {
      also: [503],
    }),
    'GET /metrics': call('getMetrics', 'Les mesures, pour Prometheus', {
      also: [401, 404],
      success: { status: 200, description: 'Les mesures.', type: 'text/plain' },
    }),
    'POST /api/composition/faults': call('reportFault', 'Un écran qui a manqué à un navigateur', {
      also: [403, 429],
    }),
    'POST /api/composition/vitals': call(
      'reportVitals',
      'La vitesse d’une page, vue d’un navigateur',
      {
        also: [403, 429],
      },
    ),
    'POST /api/composition/csp-reports': call(
      'reportCspViolation',
      'Ce que la politique de sécurité des pages a refusé, selon un navigateur',
      { also: [429] },
    ),
    'GET /api/composition/faults': call('findFaults', "Ce qu'un code d'incident désigne"),
    'GET /files/:folder/:name/:file': call('getPicture', 'Une image, à une de ses largeurs', {
      success: { status: 200, description: "L'image, pour toujours.", type: 'image/webp' },
    }),
    'GET /api/openapi.json': call('getOpenapi', 'Ce document', {
      success: { status: 200, description: 'OpenAPI 3.1.', type: 'application/json' },
    }),
  },
};

/** Purpose of each module. */
export const tags: Record<string, string> = {
  Session: "S'inscrire, entrer, sortir, et qui est connecté.",
  'Double authentification':
    'Un second facteur pour l’équipe : une application à codes, des clés d’accès, des codes de secours',
  'Mots de passe': 'Oublié, premier ou changé.',
  'Adresse e-mail': 'En changer, par un lien envoyé à la nouvelle.',
  'Liens reçus par e-mail': "Ce que vaut un lien, pour la page qu'il ouvre.",
  'Connexion par un tiers': 'Google et Facebook : des pages, où un échec ramène à `/login`.',
  Compte: 'Quitter le réseau : annulable pendant 30 jours en se connectant.',
  Références: 'Les listes où les formulaires choisissent.',
  Anciens: "L'annuaire, les profils, et ce que le personnel en fait.",
  Notifications: 'Celles de la personne connectée, et de personne d’autre.',
  Administrateurs: 'Les comptes du personnel.',
  Actualités: 'Lues par tous, écrites par le personnel.',
  Opportunités: "Emplois, stages et opportunités d'affaire.",
  Slides: "Ceux de la page d'accueil.",
  Catégories: "Les cartes de l'accueil, qui sont aussi les professions.",
  "Types d'anciens": 'Les types et leurs avantages.',
  Avantages: "Ce dont un type d'ancien peut profiter.",
  'Rejoignez-nous': "Ce qu'un visiteur laisse sur la page d'accueil.",
  'Demandes pour rejoindre': 'Ce que le personnel en fait : état, note, réponse.',
  Journal: 'Qui a fait quoi, quand, avant et après ; personne ne le modifie.',
  Contact: "Un message à l'équipe, de qui que ce soit.",
  Composition: 'Les modules de la page, que chaque équipe publie par le jeton du sien.',
  Exploitation: 'Ce que lisent les machines.',
};

/** Routes outside the API: pages, files, and the demo mailbox. */
export const undocumented =
  /^\/(\*|assets\/|remotes\/|registry\.json|robots\.txt|sitemap\.xml|favicon\.ico|_mail|api\/docs)/;
