/** Where the payroll programs are, by their published descriptions; operators may point elsewhere. */
export interface ProviderAddresses {
  readonly silae: { readonly api: string; readonly token: string; readonly scope: string };
  readonly payfit: { readonly api: string; readonly introspect: string };
}

type Url = (name: string, protocols: readonly string[]) => string | null;

export function readProviderAddresses(
  url: Url,
  text: (name: string) => string | null,
  production: boolean,
): ProviderAddresses {
  const protocols = production ? ['https:'] : ['https:', 'http:'];
  const address = (name: string, usual: string): string =>
    (url(name, protocols) ?? usual).replace(/\/+$/, '');
  return {
    silae: {
      api: address('SILAE_API_URL', 'https://payroll-api.silae.fr/payroll'),
      token: address('SILAE_TOKEN_URL', 'https://payroll-api-auth.silae.fr/oauth2/v2.0/token'),
      scope:
        text('SILAE_SCOPE') ??
        'https://silaecloudb2c.onmicrosoft.com/36658aca-9556-41b7-9e48-77e90b006f34/.default',
    },
    payfit: {
      api: address('PAYFIT_API_URL', 'https://partner-api.payfit.com'),
      introspect: address('PAYFIT_INTROSPECT_URL', 'https://oauth.payfit.com/introspect'),
    },
  };
}
