import { describe, expect, it } from 'vitest';
import { isFlowHost, newsOfEvent } from './channel-news.ts';

describe('where flows of Teams are (N19)', () => {
  it.each([
    'prod-12.westeurope.logic.azure.com',
    'default0a1b.2c.environment.api.powerplatform.com',
    'api.powerautomate.com',
  ])('is %s', (host) => {
    expect(isFlowHost(host, '443', [])).toBe(true);
    expect(isFlowHost(host, '8443', [])).toBe(false);
  });

  it.each([
    'logic.azure.com',
    'logic.azure.com.example.org',
    'evil-logic.azure.com.example.org',
    'xlogic.azure.com',
    'api.powerautomate.com.example.org',
    'x.api.powerautomate.com',
    'outlook.office.com',
    'acme.webhook.office.com',
    '169.254.169.254',
    'localhost',
  ])('is not %s', (host) => {
    expect(isFlowHost(host, '443', [])).toBe(false);
  });

  it('is wherever the operator says besides', () => {
    expect(isFlowHost('flows.example.org', '443', ['flows.example.org'])).toBe(true);
    expect(isFlowHost('127.0.0.1', '4000', ['127.0.0.1:4000'])).toBe(true);
    expect(isFlowHost('127.0.0.1', '4001', ['127.0.0.1:4000'])).toBe(false);
  });
});

describe('what a channel hears of (N20)', () => {
  it('holds as long as it is so', () => {
    expect(newsOfEvent('filed')?.holds('pending')).toBe(true);
    expect(newsOfEvent('filed')?.holds('approved')).toBe(false);
    expect(newsOfEvent('approved')?.holds('cancelled')).toBe(false);
    expect(newsOfEvent('rejected')?.holds('rejected')).toBe(true);
  });

  it('is nothing that people say to each other, and nothing that was undone', () => {
    expect([newsOfEvent('commented'), newsOfEvent('undone'), newsOfEvent('reminded')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
