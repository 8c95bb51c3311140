import type { ErrorWords } from '../catalogues/errors.ts';
import { fields } from './fields.ts';

export const errors: ErrorWords = {
  malformed_request: 'La demande n’a pas pu être lue. Vérifiez son format et réessayez.',
  validation_failed: 'Certains champs sont à corriger.',
  webhook_refused: 'Cet événement n’est pas signé comme il le faut, ou il est trop ancien.',
  unauthenticated: 'Votre session a expiré. Connectez-vous pour continuer.',
  login_ticket_invalid: 'Cette connexion a trop attendu. Demandez un nouveau lien.',
  fresh_proof_needed: 'Prouvez d’abord que c’est vous, avec un code.',
  passkey_needed: 'Connectez-vous d’abord avec votre clé d’accès.',
  second_factor_needed: 'Votre organisation demande un second facteur\u00a0: mettez-le en place d’abord.',
  code_wrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
  code_paused: 'Trop de codes erronés. Réessayez dans quinze minutes.',
  magic_link_invalid: 'Token invalide ou expiré',
  company_login_refused: 'La connexion par votre entreprise n’a pas abouti. Recommencez.',
  company_login_unknown:
    'Votre entreprise vous connaît, mais aucun compte ne vous attend ici. Demandez une invitation.',
  company_login_needed: 'Votre organisation demande de passer par la connexion de l’entreprise.',
  passkey_refused: 'Cette clé d’accès n’ouvre aucun compte ici. Demandez un lien par e-mail.',
  subscription_required:
    'Votre organisation est en lecture seule\u00a0: tout se consulte et s’exporte. Pour continuer, un administrateur active l’abonnement depuis la page Abonnement.',
  organization_closing: 'Votre entreprise ferme son compte Relâche\u00a0: plus rien ne s’y écrit.',
  forbidden: 'Vous n’avez pas le droit de faire cela. Adressez-vous à un administrateur.',
  not_found: 'Cet élément n’existe pas ou n’existe plus.',
  confirmation_required:
    'Confirmez d’abord votre adresse en ouvrant le lien que nous vous avons envoyé\u00a0: jusque-là, les invitations attendent.',
  key_mistyped: 'Ce n’est pas une clé entière\u00a0: copiez-la de nouveau, sans rien y changer.',
  key_ended:
    'Cette clé n’est plus valable\u00a0: elle a expiré, elle a été révoquée ou remplacée, ou la personne qui en répond n’est plus là.',
  key_not_taken: 'Cet appel ne se fait pas avec une clé\u00a0: ouvrez une session.',
  key_scope_missing: 'Cette clé n’a pas le droit nécessaire\u00a0: {scope}.',
  key_address: 'Cette clé n’est pas acceptée depuis cette adresse.',
  personal_key_only:
    'Un assistant vient avec une clé personnelle\u00a0: ni une session, ni une clé de l’organisation ne conviennent.',
  origin_refused: 'Cette adresse ne répond pas aux pages d’autres sites.',
  own_request: 'Une autre personne doit décider de votre propre demande.',
  email_taken: fields.email_taken,
  account_elsewhere:
    'Votre adresse a déjà un compte dans une autre organisation. Quittez-la d’abord depuis votre page Profil, ou demandez à être invité avec une autre adresse.',
  other_session_open: 'Une autre personne est connectée dans ce navigateur.',
  seat_limit_reached:
    'Toutes les places sont prises (nombre de places\u00a0: {seats}). Un administrateur peut en ajouter depuis la page Abonnement.',
  seats_in_use: 'Le nombre de places va de {min} (celles qui sont prises) à {max}.',
  trial_seats_limit:
    'L’essai compte {max}\u00a0places au plus. Pour en ouvrir davantage, activez l’abonnement ou écrivez-nous depuis la page Contact.',
  already_subscribed: 'Votre abonnement est déjà en cours\u00a0: il n’y a rien à payer ici.',
  subscription_not_active: 'Il n’y a pas d’abonnement en cours à modifier.',
  subscription_not_cancelled: 'Cet abonnement n’est pas résilié, ou il est déjà terminé.',
  checkout_closed:
    'Cette page de paiement n’est plus ouverte. Si vous n’avez pas encore payé, reprenez depuis la page Abonnement.',
  not_left_yet: 'Seule une personne partie s’efface. Enregistrez d’abord son départ.',
  erasure_held: 'Ces données sont à conserver pour un motif. Levez-le d’abord.',
  last_admin: 'Il doit rester au moins un administrateur. Nommez-en d’abord un autre.',
  already_joined: 'Cette personne a déjà rejoint l’organisation.',
  payroll_number_taken: 'Une autre personne porte déjà ce matricule.',
  departure_recorded:
    'Un départ est enregistré pour cette personne\u00a0: changez son dernier jour, ou annulez-le, depuis la carte Départ.',
  overlapping_absence:
    'Une autre absence est déjà posée sur ces dates\u00a0: {absence}. Choisissez d’autres jours, ou modifiez-la.',
  already_decided: 'Cela n’est plus possible\u00a0: la demande est {state}.',
  changed_meanwhile: 'Cette demande a changé entre-temps. Relisez-la avant de décider.',
  delegation_overlaps: 'Une autre délégation est déjà prévue sur ces dates.',
  not_the_last_change: 'Seul le dernier changement peut être annulé.',
  already_undone: 'Cet import a déjà été annulé.',
  closing_undone: 'Cette fermeture a déjà été annulée.',
  payroll_month_ahead: 'Ce mois n’a pas commencé\u00a0: il ne peut pas encore être clos.',
  payroll_month_order: 'Les mois se closent dans l’ordre\u00a0: closez d’abord ceux qui précèdent.',
  payroll_month_closed: 'Ce mois est déjà clos, ou suivi d’un mois clos.',
  payroll_month_fetched:
    'Votre expert-comptable a déjà téléchargé un fichier de ce mois\u00a0: ce qui change sera repris le mois suivant.',
  payroll_month_not_latest: 'Seul le dernier mois clos peut être rouvert.',
  payroll_month_open: 'Ce mois est ouvert\u00a0: closez-le d’abord.',
  payroll_not_connected: 'Aucun logiciel de paie n’est connecté.',
  payroll_sending_running: 'Un envoi est déjà en cours\u00a0: attendez qu’il se termine.',
  payroll_sending_apart: 'La paie est par établissement\u00a0: faites un fichier pour chacun.',
  payroll_sending_empty: 'Rien à envoyer\u00a0: le logiciel de paie sait déjà tout de ce mois.',
  payroll_provider_failed: 'Le logiciel de paie n’a pas répondu comme prévu.',
  secrets_key_missing: 'Ce serveur n’a pas de clé pour garder des accès.',
  payroll_days_unknown:
    'Ce mois a été clos avant que le décompte de chaque jour soit gardé\u00a0: choisissez un modèle avec une ligne par absence ou par total.',
  payslip_row_adjusted: 'Cette ligne a déjà donné lieu à un ajustement.',
  payslip_file_locked:
    'Ce PDF est protégé par un mot de passe\u00a0: enregistrez-en une copie sans protection.',
  payslip_file_scanned:
    'Ce PDF est une image\u00a0: il ne contient aucun texte à lire. Demandez les bulletins d’origine, ou collez les compteurs dans un tableau.',
  payslip_file_unreadable: 'Ce fichier n’est pas un PDF lisible.',
  payslip_file_without_counters:
    'Aucun compteur de congés n’a été trouvé dans ce PDF. Collez plutôt les compteurs dans un tableau.',
  preview_outdated:
    'Des absences, des soldes ou des personnes ont changé depuis l’essai\u00a0: relisez-le avant d’appliquer.',
  already_sent: 'Cette notice a déjà été envoyée.',
  siret_taken: 'Un autre établissement porte déjà ce SIRET.',
  payroll_establishments_apart: 'Les établissements n’ont pas tous clos les mêmes mois.',
  group_name_taken: 'Un groupe porte déjà ce nom',
  group_in_use: 'Des personnes sont dans ce groupe, ou doivent y venir\u00a0: changez d’abord leur place',
  type_name_taken: 'Un autre type porte déjà ce nom.',
  too_many_passkeys: 'Vous avez déjà {most}\u00a0clés d’accès. Retirez-en une d’abord.',
  too_many_keys: 'Il y a déjà {most}\u00a0clés. Révoquez-en une avant d’en créer une autre.',
  undo_too_late: 'Il est trop tard pour rétablir\u00a0: le délai de dix secondes est passé.',
  already_restored: 'C’est déjà rétabli.',
  too_many_decisions:
    'Pas plus de {most}\u00a0demandes à la fois. Choisissez-en moins, puis recommencez avec le reste.',
  too_many_domains: 'Vingt domaines au plus.',
  too_many_connections: 'Trois connexions au plus\u00a0: supprimez-en une.',
  domain_taken: 'Ce domaine est déjà celui d’une organisation.',
  domain_public: 'Ce domaine sert à tout le monde\u00a0: il ne prouve rien.',
  connection_untested: 'Testez d’abord cette connexion.',
  company_login_only_way: 'C’est votre seule façon d’entrer. Un administrateur peut la délier.',
  connection_unsworn:
    'Il faut d’abord qu’un administrateur qui a une clé d’accès ou une application de codes soit entré par cette connexion.',
  connection_unreachable: 'Le fournisseur ne répond pas comme attendu. Vérifiez son adresse.',
  connection_not_set_up: 'Ce service n’est pas configuré sur ce serveur.',
  connection_taken: 'Ce compte est déjà relié à quelqu’un d’autre.',
  connection_refused: 'Rien n’a été relié. Recommencez depuis la page des connexions.',
  too_many_directories: 'Deux annuaires sont connectés. Déconnectez-en un d’abord.',
  list_full: 'Cette liste est pleine\u00a0: {most} au plus.',
  too_many_teams:
    'Il y a déjà {most}\u00a0équipes, le plus qu’il puisse y en avoir. Supprimez-en une d’abord.',
  too_many_memberships:
    'Toutes équipes confondues, il y a {most}\u00a0places au plus. Retirez d’abord des personnes d’équipes où elles ne sont plus.',
  too_many_endpoints: 'Il y a déjà {most}\u00a0webhooks. Supprimez-en un avant d’en créer un autre.',
  endpoint_off: 'Ce webhook est arrêté. Réactivez-le d’abord.',
  too_many_feeds: 'Vous avez déjà {most}\u00a0abonnements. Supprimez-en un avant d’en créer un autre.',
  idempotency_key_busy: 'Une demande avec cette clé d’idempotence est en cours. Réessayez dans un instant.',
  idempotent_answer_sealed:
    'C’est fait, mais l’adresse secrète n’a été dite qu’une fois, à une autre session. Renouvelez-la pour en obtenir une.',
  mail_link_invalid: 'Ce lien ne sert plus. Connectez-vous pour voir la demande.',
  newsletter_link_invalid:
    'Ce lien ne sert plus\u00a0: il a expiré, ou l’adresse est déjà retirée. Inscrivez-vous à nouveau pour recevoir la lettre.',
  too_many_files: 'Une demande porte {most}\u00a0documents au plus. Supprimez-en un d’abord.',
  storage_full:
    'L’espace de votre organisation pour les documents est plein ({megabytes}\u00a0Mo). Supprimez-en, ou écrivez-nous depuis la page Contact.',
  file_too_large:
    'Ce fichier dépasse {megabytes}\u00a0Mo. Réduisez-le, par exemple en le photographiant de nouveau.',
  file_kind_refused: 'Ce fichier n’est ni une image PNG ou JPEG, ni un PDF, quel que soit son nom.',
  file_unreadable:
    'Ce fichier est incomplet, ou contient autre chose que ce qu’il annonce. Exportez-le ou photographiez-le de nouveau.',
  file_active:
    'Ce fichier contient un script, une action ou un autre fichier. Imprimez-le en PDF, puis joignez ce PDF.',
  file_locked: 'Ce PDF est protégé, et ne peut donc pas être vérifié. Enregistrez-le sans protection.',
  passkey_unfit: 'Cette clé d’accès n’a pas pu être ajoutée. Recommencez.',
  passkey_not_yours: 'Cette clé d’accès n’est pas la vôtre ici.',
  passkey_unverified: 'Votre appareil n’a pas vérifié que c’est vous (empreinte, visage ou code).',
  photo_unfit: 'La photo doit être une image PNG ou JPEG carrée, de {pixels}\u00a0pixels de côté au plus.',
  payload_too_large: 'L’envoi est trop volumineux.',
  unsupported_media_type: 'Ce format d’envoi n’est pas accepté. Envoyez du JSON.',
  self_removal: 'Vous ne pouvez pas retirer votre propre compte.',
  manager_unfit: 'Le responsable d’une équipe doit être manager ou administrateur.',
  beyond_balance:
    'Cette demande dépasse le solde disponible ({available}\u00a0jours), et votre organisation ne le permet pas.',
  not_employed_then: 'Ces dates sont hors de la période d’emploi.',
  blackout_period:
    'Ces dates touchent une période sans congé\u00a0: {periods}. Choisissez d’autres jours, ou voyez avec votre responsable.',
  override_reason_required:
    'Ce congé touche une période sans congé\u00a0: {periods}. Pour l’accorder malgré tout, indiquez pourquoi.',
  idempotency_key_reused: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  delegate_unfit:
    'Choisissez une personne qui peut décider des demandes\u00a0: chef d’équipe, manager ou administrateur.',
  settings_below_law: 'Ces réglages sont inférieurs à la loi\u00a0: {problems}.',
  working_week_unfit:
    'Une semaine de travail compte au moins une demi-journée travaillée et un jour de repos.',
  import_has_problems: 'Certaines lignes sont à corriger\u00a0: rien n’a été importé.',
  type_fixed:
    'Ce type fait partie de tous les comptes\u00a0: seules sa couleur et sa confidentialité se règlent.',
  card_refused:
    'La carte a été refusée. Vérifiez son numéro ou essayez-en une autre\u00a0: rien n’a été débité.',
  too_many_requests: 'Trop de tentatives. Patientez un instant avant de recommencer.',
  invitation_just_sent:
    'Cette adresse a déjà reçu ses invitations du jour. Vous pourrez lui écrire de nouveau demain.',
  too_many_invitations:
    'Votre organisation a envoyé ses {limit}\u00a0invitations du jour. Vous pourrez continuer demain.',
  internal: 'Une erreur est survenue',
  too_busy: 'Trop de calculs attendent déjà, dont peut-être les vôtres. Réessayez dans quelques secondes.',
  too_heavy:
    'Ce calcul dépassait le temps ou la mémoire prévus : il a été interrompu. Demandez-en moins à la fois (une période plus courte, moins de lignes), puis écrivez-nous s’il échoue encore.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
  payments_unavailable:
    'Le paiement est indisponible. Commencez par l’essai gratuit\u00a0: vous pourrez payer plus tard.',
  payment_provider_down:
    'Le prestataire de paiement ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
};
