import type { ErrorCode } from './errors.ts';
import type { Language } from './language.ts';

/** What a person reads for each error code. The no-break spaces are part of French typography. */
const errorSentences: Record<Language, Record<ErrorCode, string>> = {
  fr: {
    malformed_request: 'La demande n’a pas pu être lue. Vérifiez son format et réessayez.',
    validation_failed: 'Certains champs sont à corriger.',
    unauthenticated: 'Votre session a expiré. Connectez-vous pour continuer.',
    magic_link_invalid: 'Token invalide ou expiré',
    forbidden: 'Vous n’avez pas le droit de faire cela. Adressez-vous à un administrateur.',
    not_found: 'Cet élément n’existe pas ou n’existe plus.',
    email_taken: 'Un compte existe déjà avec cette adresse',
    payload_too_large: 'L’envoi est trop volumineux.',
    unsupported_media_type: 'Ce format d’envoi n’est pas accepté. Envoyez du JSON.',
    too_many_requests: 'Trop de tentatives. Patientez un instant avant de recommencer.',
    internal: 'Une erreur est survenue',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
  },
  en: {
    malformed_request: 'The request could not be read. Check its format and try again.',
    validation_failed: 'Some fields need correcting.',
    unauthenticated: 'Your session has expired. Log in to continue.',
    magic_link_invalid: 'Invalid or expired token',
    forbidden: 'You are not allowed to do this. Ask an administrator.',
    not_found: 'This item does not exist, or no longer does.',
    email_taken: 'An account already exists with this address',
    payload_too_large: 'What you sent is too large.',
    unsupported_media_type: 'This format is not accepted. Send JSON.',
    too_many_requests: 'Too many attempts. Wait a moment before trying again.',
    internal: 'Something went wrong',
    unavailable: 'The service is briefly unavailable. Try again in a few seconds.',
  },
};

export function errorSentence(code: ErrorCode, language: Language): string {
  return errorSentences[language][code];
}
