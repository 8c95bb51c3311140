import { type ProviderCall, type ProviderReply, ProviderServer } from './provider-server.ts';

export const silaeAccess = {
  provider: 'silae',
  dossier: '00042',
  clientId: 'client-de-silae-a1b2',
  clientSecret: 'secret-de-silae-c3d4',
  subscriptionKey: 'abonnement-de-silae-e5f6',
} as const;

export interface SilaeAbsence {
  readonly matricule: string;
  readonly dateDebutAbsence: string;
  readonly dateFinAbsence: string;
  readonly codeAbsence: string;
  readonly dureeEnJoursSiJourUnique: number | null;
}

type Told = Omit<SilaeAbsence, 'matricule' | 'dureeEnJoursSiJourUnique'> &
  Partial<Pick<SilaeAbsence, 'dureeEnJoursSiJourUnique'>>;

/**
 * Silae as its published description has it: a token, a subscription key, absences known by dates and code, half-days on
 * single days alone, no word in a month that is closed there.
 */
export class SilaeServer {
  readonly absences: SilaeAbsence[] = [];
  readonly closedMonths = new Set<string>();
  readonly employees = new Set<string>();
  counters: readonly Readonly<Record<string, string | number>>[] = [];
  #tokens = new Set<string>();
  #made = 0;
  #server: ProviderServer | null = null;

  static async start(employees: readonly string[]): Promise<SilaeServer> {
    const silae = new SilaeServer();
    for (const employee of employees) silae.employees.add(employee);
    silae.#server = await ProviderServer.start((call) => silae.#reply(call));
    return silae;
  }

  get server(): ProviderServer {
    if (this.#server === null) throw new Error('Silae is not started.');
    return this.#server;
  }

  /** For the settings of an application under test. */
  get env() {
    return {
      SILAE_API_URL: `${this.server.url}/payroll`,
      SILAE_TOKEN_URL: `${this.server.url}/oauth2/v2.0/token`,
    };
  }

  expireTokens(): void {
    this.#tokens.clear();
  }

  /** As lines, to be compared with. */
  get told(): string[] {
    return this.absences
      .map(
        ({ matricule, codeAbsence, dateDebutAbsence, dateFinAbsence, dureeEnJoursSiJourUnique: days }) =>
          `${matricule} ${codeAbsence} ${dateDebutAbsence} ${dateFinAbsence}${days === 0.5 ? ' 0.5' : ''}`,
      )
      .sort();
  }

  #reply({ method, path, headers, text, body }: ProviderCall): ProviderReply {
    if (method !== 'POST') return refused(405, 'Méthode non autorisée');
    if (path === '/oauth2/v2.0/token') return this.#token(new URLSearchParams(text));
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    const isKnown = headers['ocp-apim-subscription-key'] === silaeAccess.subscriptionKey;
    if (!isKnown || !this.#tokens.has(token)) return refused(401, 'Non authentifié');
    if (body?.numeroDossier !== silaeAccess.dossier) return refused(403, 'Dossier non autorisé');
    if (path.endsWith('/EditionEtatsPaie/SoldeRepos')) {
      return { status: 200, json: { soldeRepos: { soldeReposSalaries: this.counters } } };
    }
    const matricule = body.matriculeSalarie ?? body.requeteSalarieAbsences?.matriculeSalarie;
    if (!this.employees.has(matricule)) return refused(404, `Salarié ${matricule} inconnu`);
    if (path.endsWith('/Absences/SalarieAbsencesV2')) {
      const { periodeDebut, periodeFin } = body.requeteSalarieAbsences;
      const salarieAbsences = this.absences.filter(
        (each) =>
          each.matricule === matricule &&
          each.dateDebutAbsence <= periodeFin &&
          each.dateFinAbsence >= periodeDebut,
      );
      return { status: 200, json: { salarieAbsences } };
    }
    if (path.endsWith('/SalarieAjouterAbsenceV2')) return this.#add(matricule, body.absence);
    if (path.endsWith('/SalarieModifierAbsenceV2')) return this.#change(matricule, body);
    if (path.endsWith('/SalarieSupprimerAbsence')) return this.#remove(matricule, body);
    return refused(404, 'Ressource inconnue');
  }

  #token(form: URLSearchParams): ProviderReply {
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === silaeAccess.clientId &&
      form.get('client_secret') === silaeAccess.clientSecret &&
      (form.get('scope') ?? '') !== '';
    if (!isKnown) {
      const description = `AADSTS7000215: ${form.get('client_id')} ${form.get('client_secret')}`;
      return { status: 401, json: { error: 'invalid_client', error_description: description } };
    }
    this.#made += 1;
    const token = `jeton-${this.#made}`;
    this.#tokens.add(token);
    return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 3600 } };
  }

  #problemOf({ dateDebutAbsence, dateFinAbsence, codeAbsence, dureeEnJoursSiJourUnique }: Told) {
    if (!/^AB-\d+$/.test(codeAbsence)) return `Le code absence ${codeAbsence} est inconnu`;
    if (dureeEnJoursSiJourUnique !== undefined && dateDebutAbsence !== dateFinAbsence) {
      return 'La durée en jours ne se dit que d’un jour unique';
    }
    if (this.closedMonths.has(dateDebutAbsence.slice(0, 7))) {
      return `La période ${dateDebutAbsence.slice(0, 7)} est clôturée`;
    }
    return null;
  }

  #find(matricule: string, { dateDebutAbsence, dateFinAbsence, codeAbsence }: Told): number {
    return this.absences.findIndex(
      (each) =>
        each.matricule === matricule &&
        each.dateDebutAbsence === dateDebutAbsence &&
        each.dateFinAbsence === dateFinAbsence &&
        each.codeAbsence === codeAbsence,
    );
  }

  #add(matricule: string, absence: Told): ProviderReply {
    const problem = this.#problemOf(absence);
    if (problem !== null) return refused(400, problem);
    if (this.#find(matricule, absence) !== -1) return refused(409, 'Cette absence existe déjà');
    this.absences.push({ dureeEnJoursSiJourUnique: null, ...absence, matricule });
    return { status: 200, json: {} };
  }

  #change(matricule: string, body: Told & { readonly absenceModif: Told }): ProviderReply {
    const problem = this.#problemOf(body.absenceModif);
    if (problem !== null) return refused(400, problem);
    const place = this.#find(matricule, body);
    if (place === -1) return refused(404, 'Absence introuvable');
    this.absences[place] = { dureeEnJoursSiJourUnique: null, ...body.absenceModif, matricule };
    return { status: 200, json: {} };
  }

  #remove(matricule: string, body: Told): ProviderReply {
    if (this.closedMonths.has(body.dateDebutAbsence.slice(0, 7))) {
      return refused(400, `La période ${body.dateDebutAbsence.slice(0, 7)} est clôturée`);
    }
    const place = this.#find(matricule, body);
    if (place === -1) return refused(404, 'Absence introuvable');
    this.absences.splice(place, 1);
    return { status: 200, json: {} };
  }
}

function refused(status: number, message: string): ProviderReply {
  return { status, json: { errors: [{ code: 'ERREUR', message, metadata: null }] } };
}
