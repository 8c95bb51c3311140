import { newRequestId, questionUrl } from '#server/saml/service-provider.ts';
import { CompanyLoginRefusal, type CompanyProtocol } from './protocol.ts';
import { readSamlSettings, serviceProviderOf } from './saml-settings.ts';

/** SAML 2.0: the browser goes with a question, and the provider posts its answer to an address of the API. */
export const saml: CompanyProtocol = {
  begin: async (services, connection, state) => {
    const described = readSamlSettings(connection)?.described;
    if (!described) throw new CompanyLoginRefusal('settings');
    const requestId = newRequestId();
    const asked = { requestId, relayState: state, at: services.now() };
    return {
      url: questionUrl(described, serviceProviderOf(services, connection), asked),
      checks: {},
      requestId,
    };
  },
  // Whoever comes to ask before the answer was posted has none.
  finish: async () => {
    throw new CompanyLoginRefusal('answer');
  },
};
