import type { ErrorCode } from './errors.ts';
import type { Language } from './language.ts';

/** What a person reads for each error code. The no-break spaces are part of French typography. */
const errorSentences: Record<Language, Record<ErrorCode, string>> = {
  fr: {
    malformed_request: 'La demande n’a pas pu être lue. Vérifiez son format et réessayez.',
    validation_failed: 'Certains champs sont à corriger.',
    webhook_refused: 'Cet événement n’est pas signé comme il le faut, ou il est trop ancien.',
    unauthenticated: 'Votre session a expiré. Connectez-vous pour continuer.',
    magic_link_invalid: 'Token invalide ou expiré',
    subscription_required:
      'Votre organisation est en lecture seule\u00a0: tout se consulte et s’exporte. Pour continuer, un administrateur active l’abonnement depuis la page Abonnement.',
    forbidden: 'Vous n’avez pas le droit de faire cela. Adressez-vous à un administrateur.',
    not_found: 'Cet élément n’existe pas ou n’existe plus.',
    confirmation_required:
      'Confirmez d’abord votre adresse en ouvrant le lien que nous vous avons envoyé\u00a0: jusque-là, les invitations attendent.',
    own_request: 'Une autre personne doit décider de votre propre demande.',
    email_taken: 'Un compte existe déjà avec cette adresse',
    account_elsewhere:
      'Votre adresse a déjà un compte dans une autre organisation. Quittez-la d’abord depuis votre page Profil, ou demandez à être invité avec une autre adresse.',
    other_session_open: 'Une autre personne est connectée dans ce navigateur.',
    seat_limit_reached:
      'Toutes les places sont prises (nombre de places\u00a0: {seats}). Un administrateur peut en ajouter depuis la page Utilisateurs.',
    seats_in_use: 'Le nombre de places va de {min} (celles qui sont prises) à {max}.',
    trial_seats_limit:
      'L’essai compte {max}\u00a0places au plus. Pour en ouvrir davantage, activez l’abonnement ou écrivez-nous depuis la page Contact.',
    already_subscribed: 'Votre abonnement est déjà en cours\u00a0: il n’y a rien à payer ici.',
    subscription_not_active: 'Il n’y a pas d’abonnement en cours à modifier.',
    subscription_not_cancelled: 'Cet abonnement n’est pas résilié, ou il est déjà terminé.',
    checkout_closed:
      'Cette page de paiement n’est plus ouverte. Si vous n’avez pas encore payé, reprenez depuis la page Abonnement.',
    last_admin: 'Il doit rester au moins un administrateur. Nommez-en d’abord un autre.',
    already_joined: 'Cette personne a déjà rejoint l’organisation.',
    overlapping_absence:
      'Une autre absence est déjà posée sur ces dates\u00a0: {absence}. Choisissez d’autres jours, ou modifiez-la.',
    already_decided: 'Cela n’est plus possible\u00a0: la demande est {state}.',
    changed_meanwhile: 'Cette demande a changé entre-temps. Relisez-la avant de décider.',
    delegation_overlaps: 'Une autre délégation est déjà prévue sur ces dates.',
    not_the_last_change: 'Seul le dernier changement peut être annulé.',
    already_undone: 'Cet import a déjà été annulé.',
    already_sent: 'Cette notice a déjà été envoyée.',
    type_name_taken: 'Un autre type porte déjà ce nom.',
    too_many_feeds: 'Vous avez déjà {most}\u00a0abonnements. Supprimez-en un avant d’en créer un autre.',
    idempotency_key_busy: 'Une demande avec cette clé d’idempotence est en cours. Réessayez dans un instant.',
    idempotent_answer_sealed:
      'C’est fait, mais l’adresse secrète n’a été dite qu’une fois, à une autre session. Renouvelez-la pour en obtenir une.',
    mail_link_invalid: 'Ce lien ne sert plus. Connectez-vous pour voir la demande.',
    newsletter_link_invalid:
      'Ce lien ne sert plus\u00a0: il a expiré, ou l’adresse est déjà retirée. Inscrivez-vous à nouveau pour recevoir la lettre.',
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
  },
  en: {
    malformed_request: 'The request could not be read. Check its format and try again.',
    validation_failed: 'Some fields need correcting.',
    webhook_refused: 'This event is not signed as it should be, or it is too old.',
    unauthenticated: 'Your session has expired. Log in to continue.',
    magic_link_invalid: 'Invalid or expired token',
    subscription_required:
      'Your organisation is read-only: everything can be read and exported. To go on, an administrator activates the subscription on the Subscription page.',
    forbidden: 'You are not allowed to do this. Ask an administrator.',
    not_found: 'This item does not exist, or no longer does.',
    confirmation_required:
      'Confirm your address first by opening the link we sent you: until then, invitations wait.',
    own_request: 'Someone else has to decide your own request.',
    email_taken: 'An account already exists with this address',
    account_elsewhere:
      'Your address already has an account in another organisation. Leave it first from your Profile page, or ask to be invited with another address.',
    other_session_open: 'Someone else is logged in in this browser.',
    seat_limit_reached:
      'Every seat is taken (number of seats: {seats}). An administrator can add some on the Users page.',
    seats_in_use: 'The number of seats goes from {min} (those in use) to {max}.',
    trial_seats_limit:
      'A trial has {max} seats at most. For more, activate the subscription or write to us from the Contact page.',
    already_subscribed: 'Your subscription is already running: there is nothing to pay here.',
    subscription_not_active: 'There is no running subscription to change.',
    subscription_not_cancelled: 'This subscription is not cancelled, or it has ended already.',
    checkout_closed:
      'This payment page is no longer open. If you have not paid yet, start again from the Subscription page.',
    last_admin: 'At least one administrator must remain. Appoint another one first.',
    already_joined: 'This person has already joined the organisation.',
    overlapping_absence:
      'Another absence already holds these dates: {absence}. Choose other days, or change that one.',
    already_decided: 'This is no longer possible: the request is {state}.',
    changed_meanwhile: 'This request has changed in the meantime. Read it again before you decide.',
    delegation_overlaps: 'Another delegation already covers these dates.',
    not_the_last_change: 'Only the last change can be undone.',
    already_undone: 'This import has already been undone.',
    already_sent: 'This notice has already been sent.',
    type_name_taken: 'Another type already has this name.',
    too_many_feeds: 'You already have {most} subscriptions. Delete one before you make another.',
    idempotency_key_busy: 'A call with this idempotency key is under way. Try again in a moment.',
    idempotent_answer_sealed:
      'It is done, but the secret address was told once, to another session. Renew it to get one.',
    mail_link_invalid: 'This link no longer works. Log in to see the request.',
    newsletter_link_invalid:
      'This link no longer works: it has expired, or the address is already gone. Subscribe again to get the letter.',
    payload_too_large: 'What you sent is too large.',
    unsupported_media_type: 'This format is not accepted. Send JSON.',
    self_removal: 'You cannot remove your own account.',
    manager_unfit: 'The manager of a team must be a manager or an administrator.',
    beyond_balance:
      'This request goes beyond the available balance ({available} days), which your organisation does not allow.',
    not_employed_then: 'These dates are outside the time of employment.',
    blackout_period:
      'These dates touch a blackout period: {periods}. Choose other days, or talk to your manager.',
    override_reason_required:
      'This leave touches a blackout period: {periods}. To grant it all the same, say why.',
    idempotency_key_reused: 'This idempotency key has already been used for another request.',
    delegate_unfit: 'Choose someone who may decide on requests: a team lead, a manager or an administrator.',
    settings_below_law: 'These settings are below the law: {problems}.',
    working_week_unfit: 'A working week has at least one half-day of work and one day of rest.',
    import_has_problems: 'Some lines need correcting: nothing was imported.',
    type_fixed: 'This type is part of every account: only its colour and confidentiality can be set.',
    card_refused: 'The card was refused. Check its number or try another one: nothing was charged.',
    too_many_requests: 'Too many attempts. Wait a moment before trying again.',
    invitation_just_sent:
      'This address has had its invitations for today. You can write to it again tomorrow.',
    too_many_invitations: 'Your organisation has sent its {limit} invitations for today. Go on tomorrow.',
    internal: 'Something went wrong',
    too_busy:
      'Too many computations are waiting already, perhaps yours among them. Try again in a few seconds.',
    too_heavy:
      'This computation took more time or memory than it may: it was stopped. Ask for less at once (a shorter period, fewer lines), and write to us if it still fails.',
    unavailable: 'The service is briefly unavailable. Try again in a few seconds.',
    payments_unavailable: 'Payment is not available. Start with the free trial: you can pay later.',
    payment_provider_down:
      'The payment provider does not answer. Nothing has changed: try again in a moment.',
  },
};

export type SentenceValues = Readonly<Record<string, string | number>>;

/** Figures such as {seats} are filled in where they are known. */
export function errorSentence(code: ErrorCode, language: Language, values: SentenceValues = {}): string {
  return errorSentences[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? '—'),
  );
}
