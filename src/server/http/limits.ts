import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';

export type LimitCheck = (request: FastifyRequest) => Promise<void>;

/** Generous for an office of fifty behind one address, and a wall for a script. */
const callsPerMinute = 1_000;

/** Many people may share an address, hence a wider limit there when something of their own is counted as well. */
const peopleBehindAnAddress = 10;

/** Tests and demonstrations on one's own machine must not run into limits meant for the internet. */
const localWidening = 100;

export function limitsOf(app: FastifyInstance, config: Config, endpoint: Endpoint): LimitCheck[] {
  if (!config.rateLimits) return [];
  const wider = config.mode === 'local' ? localWidening : 1;
  const check = (max: number, minutes: number, key: (request: FastifyRequest) => string): LimitCheck => {
    const count = app.createRateLimit({ max: max * wider, timeWindow: minutes * 60_000, keyGenerator: key });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new Failure('too_many_requests', { retryAfterSeconds: result.ttlInSeconds });
      }
    };
  };

  const byAddress = (request: FastifyRequest): string => request.ip;
  const checks = [check(callsPerMinute, 1, (request) => `all:${byAddress(request)}`)];
  const { limit } = endpoint;
  if (limit) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const count = (max: number, key: (request: FastifyRequest) => string): void => {
      checks.push(check(max, limit.minutes, (request) => `${name}:${key(request)}`));
    };
    switch (limit.by) {
      case 'ip':
        count(limit.max, byAddress);
        break;
      case 'email-and-ip':
        count(limit.max * peopleBehindAnAddress, byAddress);
        count(limit.max, emailOf);
        break;
      case 'token':
        count(limit.max, tokenOf);
    }
  }
  return checks;
}

function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(email).trim().toLowerCase();
}

/** Calendars of many people are fetched from few addresses: those of whoever keeps calendars for everyone. */
function tokenOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
}
