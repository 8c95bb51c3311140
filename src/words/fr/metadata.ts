import type { MetadataWords } from '../catalogues/metadata.ts';

export const metadata: MetadataWords = {
  metadata_unreadable: 'Ce ne sont pas des métadonnées SAML lisibles',
  metadata_not_provider: 'Ces métadonnées ne décrivent aucun fournisseur d’identité',
  metadata_several: 'Ces métadonnées décrivent plusieurs fournisseurs',
  metadata_no_login: 'Il y manque l’adresse de connexion en HTTPS (HTTP-Redirect)',
  metadata_no_certificate: 'Il y manque le certificat de signature',
  metadata_weak_key: 'Certificat refusé\u00a0: il faut une clé RSA de 2\u00a0048\u00a0bits au moins',
  metadata_signed_requests: 'Ce fournisseur veut des demandes signées\u00a0: ce n’est pas possible ici',
  metadata_unreachable: 'Rien de lisible à cette adresse',
};
