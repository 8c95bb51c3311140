import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { Language } from './language.ts';

/** What each entry of the audit log says, for screens and exports alike. */
const sentences: Record<Language, Record<AuditAction, string>> = {
  fr: {
    'organization.created': 'Organisation créée',
    'organization.updated': 'Réglages de l’organisation modifiés',
    'subscription.activated': 'Abonnement activé',
    'subscription.seats_changed': 'Nombre de places modifié',
    'user.invited': 'Personne invitée',
    'user.invitation_resent': 'Invitation renvoyée',
    'user.confirmed': 'Adresse confirmée',
    'user.joined': 'Invitation acceptée',
    'user.renamed': 'Nom modifié',
    'user.role_changed': 'Rôle modifié',
    'user.employment_changed': 'Dates d’emploi modifiées',
    'user.removed': 'Personne retirée',
    'user.left': 'Départ de l’organisation',
    'user.working_week_changed': 'Semaine de travail modifiée',
    'user.balance_adjusted': 'Compteur ajusté',
    'settings.changed': 'Réglages des congés modifiés',
    'settings.undone': 'Réglages des congés rétablis',
    'team.created': 'Équipe créée',
    'team.updated': 'Équipe modifiée',
    'team.members_changed': 'Membres de l’équipe modifiés',
    'team.deleted': 'Équipe supprimée',
    'delegation.created': 'Délégation créée',
    'delegation.ended': 'Délégation terminée',
    'balances.imported': 'Soldes importés',
    'balances.import_undone': 'Import de soldes annulé',
  },
  en: {
    'organization.created': 'Organisation created',
    'organization.updated': 'Organisation settings changed',
    'subscription.activated': 'Subscription activated',
    'subscription.seats_changed': 'Number of seats changed',
    'user.invited': 'Person invited',
    'user.invitation_resent': 'Invitation sent again',
    'user.confirmed': 'Address confirmed',
    'user.joined': 'Invitation accepted',
    'user.renamed': 'Name changed',
    'user.role_changed': 'Role changed',
    'user.employment_changed': 'Employment dates changed',
    'user.removed': 'Person removed',
    'user.left': 'Left the organisation',
    'user.working_week_changed': 'Working week changed',
    'user.balance_adjusted': 'Counter adjusted',
    'settings.changed': 'Leave settings changed',
    'settings.undone': 'Leave settings put back',
    'team.created': 'Team created',
    'team.updated': 'Team changed',
    'team.members_changed': 'Team members changed',
    'team.deleted': 'Team deleted',
    'delegation.created': 'Delegation created',
    'delegation.ended': 'Delegation ended',
    'balances.imported': 'Balances imported',
    'balances.import_undone': 'Import of balances undone',
  },
};

export function auditSentence(action: AuditAction, language: Language): string {
  return sentences[language][action];
}
