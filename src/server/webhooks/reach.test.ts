import { describe, expect, it } from 'vitest';
import { isPublic, mayConnect, type Reach, refusalOf } from './reach.ts';

const production: Reach = { loopback: false, allowedHosts: [] };
const local: Reach = { loopback: true, allowedHosts: [] };
const named: Reach = { loopback: false, allowedHosts: ['n8n.lan:5678', '10.0.0.7', '169.254.169.254'] };

describe('Z12: an address that somebody typed', () => {
  it.each([
    ['https://127.0.0.1/'],
    ['https://127.1/'],
    ['https://0x7f000001/'],
    ['https://2130706433/'],
    ['https://0177.0.0.1/'],
    ['https://0.0.0.0/'],
    ['https://localhost/'],
    ['https://localhost./'],
    ['https://intranet/'],
    ['https://metadata.google.internal/'],
    ['https://printer.local/'],
    ['https://10.1.2.3/'],
    ['https://172.16.0.1/'],
    ['https://192.168.1.1/'],
    ['https://100.64.0.1/'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://224.0.0.1/'],
    ['https://255.255.255.255/'],
    ['https://[::1]/'],
    ['https://[::]/'],
    ['https://[::ffff:127.0.0.1]/'],
    ['https://[::ffff:a9fe:a9fe]/'],
    ['https://[::127.0.0.1]/'],
    ['https://[64:ff9b::7f00:1]/'],
    ['https://[64:ff9b:1::a00:1]/'],
    ['https://[2002:7f00:1::]/'],
    ['https://[2001:0:7f00:1::]/'],
    ['https://[fe80::1]/'],
    ['https://[fc00::1]/'],
    ['https://[fd12:3456::1]/'],
    ['https://[fec0::1]/'],
    ['https://[ff02::1]/'],
    ['https://①②⑦.⓪.⓪.①/'],
  ])('is refused when it leads inside: %s', (url) => {
    expect(refusalOf(url, production)).toBe('url_inside');
  });

  it.each([
    ['http://example.org/', 'url_not_https'],
    ['ftp://example.org/', 'url_not_https'],
    ['file:///etc/passwd', 'url_not_https'],
    ['gopher://example.org:70/', 'url_not_https'],
    ['https://someone:secret@example.org/', 'url_invalid'],
    ['https://example.org:25/', 'url_invalid'],
    ['https://example.org:80/', 'url_invalid'],
    ['example.org', 'url_invalid'],
    [`https://example.org/${'a'.repeat(2000)}`, 'url_invalid'],
  ] as const)('is refused when it is no such address: %s', (url, why) => {
    expect(refusalOf(url, production)).toBe(why);
  });

  it.each(['https://example.org/', 'https://hooks.example.org:8443/a?b=c', 'https://93.184.215.14/'])(
    'is taken when it leads outside: %s',
    (url) => {
      expect(refusalOf(url, production)).toBeNull();
    },
  );

  it('leads to this machine in local mode, and to nothing else without TLS', () => {
    const refusals = [
      'http://127.0.0.1:5678/',
      'http://localhost:5678/',
      'http://10.0.0.1/',
      'http://example.org/',
    ];
    expect(refusals.map((url) => refusalOf(url, local))).toEqual([
      null,
      null,
      'url_not_https',
      'url_not_https',
    ]);
  });

  it('leads inside where the operator named the host, and never to metadata', () => {
    const asked = [
      'http://n8n.lan:5678/w',
      'http://n8n.lan/w',
      'https://10.0.0.7/',
      'http://169.254.169.254/',
    ];
    expect(asked.map((url) => refusalOf(url, named))).toEqual([null, 'url_not_https', null, 'url_inside']);
  });
});

describe('what a name leads to', () => {
  it('is refused unless the open internet routes it', () => {
    const url = new URL('https://example.org/');
    const inside = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fe80::1%eth0', '::ffff:10.0.0.1', ''];
    expect(inside.filter((address) => mayConnect(address, url, production))).toEqual([]);
    expect(inside.filter((address) => mayConnect(address, url, local))).toEqual([]);
    expect(
      ['93.184.215.14', '2606:4700::1111'].every((address) => mayConnect(address, url, production)),
    ).toBe(true);
  });

  it('may be inside for a host that was named', () => {
    const url = new URL('http://n8n.lan:5678/');
    expect(mayConnect('192.168.1.9', url, named)).toBe(true);
    expect(mayConnect('169.254.169.254', url, named)).toBe(false);
    expect(isPublic('192.168.1.9')).toBe(false);
  });
});
